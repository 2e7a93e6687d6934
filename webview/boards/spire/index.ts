import './spireBoard';
