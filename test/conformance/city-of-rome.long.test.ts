import { engine } from '@ludi-romani/city-of-rome';
import { settings } from './city-of-rome';
import { conforms } from './conforms';

conforms(engine, settings);
