import './rogueBoard';
