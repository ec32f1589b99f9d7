import { holdsInShort } from './holds';
import { hostileDoors } from './nova-roma';

holdsInShort('nova-roma', hostileDoors);
