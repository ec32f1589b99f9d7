import { boundaries } from './city-of-rome';
import { registerTests } from './register';

registerTests('city-of-rome', boundaries, 'whole');
