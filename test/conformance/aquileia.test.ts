import { engine } from '@ludi-romani/aquileia';
import { settings } from './aquileia';
import { conformsInShort } from './conforms';

conformsInShort(engine, settings);
