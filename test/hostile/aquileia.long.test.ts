import { boundaries } from './aquileia';
import { registerTests } from './register';

registerTests('aquileia', boundaries, 'whole');
