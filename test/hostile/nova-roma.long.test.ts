import { boundaries } from './nova-roma';
import { registerTests } from './register';

registerTests('nova-roma', boundaries, 'whole');
