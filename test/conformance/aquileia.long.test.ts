import { engine } from '@ludi-romani/aquileia';
import { settings } from './aquileia';
import { conforms } from './conforms';

conforms(engine, settings);
