import { hostileDoors } from './city-of-rome';
import { holdsInShort } from './holds';

holdsInShort('city-of-rome', hostileDoors);
