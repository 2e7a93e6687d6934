import './robotsBoard';
