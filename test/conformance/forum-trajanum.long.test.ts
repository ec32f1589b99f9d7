import { engine } from '@ludi-romani/forum-trajanum';
import { conforms } from './conforms';
import { settings } from './forum-trajanum';

conforms(engine, settings);
