import { hostileDoors } from './aquileia';
import { holdsInShort } from './holds';

holdsInShort('aquileia', hostileDoors);
