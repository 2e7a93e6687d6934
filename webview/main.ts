import './playground';
