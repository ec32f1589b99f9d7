import { engine } from '@ludi-romani/nova-roma';
import { conforms } from './conforms';
import { settings } from './nova-roma';

conforms(engine, settings);
