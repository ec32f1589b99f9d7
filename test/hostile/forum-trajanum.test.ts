import { boundaries } from './forum-trajanum';
import { registerTests } from './register';

registerTests('forum-trajanum', boundaries, 'sample');
