import { engine } from '@ludi-romani/forum-trajanum';
import { conformsInShort } from './conforms';
import { settings } from './forum-trajanum';

conformsInShort(engine, settings);
