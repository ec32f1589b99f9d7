import { hostileDoors } from './forum-trajanum';
import { holdsInShort } from './holds';

holdsInShort('forum-trajanum', hostileDoors);
