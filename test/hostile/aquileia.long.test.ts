import { hostileDoors } from './aquileia';
import { holds } from './holds';

holds('aquileia', hostileDoors);
