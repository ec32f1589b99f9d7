import { engine } from '@ludi-romani/city-of-rome';
import { settings } from './city-of-rome';
import { conformsInShort } from './conforms';

conformsInShort(engine, settings);
