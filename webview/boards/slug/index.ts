import './slugBoard';
