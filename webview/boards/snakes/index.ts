import './snakesBoard';
