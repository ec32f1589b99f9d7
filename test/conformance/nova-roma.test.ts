import { engine } from '@ludi-romani/nova-roma';
import { conformsInShort } from './conforms';
import { settings } from './nova-roma';

conformsInShort(engine, settings);
