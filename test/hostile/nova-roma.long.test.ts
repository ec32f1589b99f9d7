import { holds } from './holds';
import { hostileDoors } from './nova-roma';

holds('nova-roma', hostileDoors);
