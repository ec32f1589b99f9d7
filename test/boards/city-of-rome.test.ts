/** City of Rome as a picture. */
import { boards } from '@ludi-romani/boards/city-of-rome';
import { engine } from '@ludi-romani/city-of-rome';
import { words as german } from '@ludi-romani/city-of-rome/words/de';
import { words as english } from '@ludi-romani/city-of-rome/words/en';
import { describeBoard } from '../boards';

describeBoard('city-of-rome', engine, boards(engine), [english(engine), german(engine)]);
