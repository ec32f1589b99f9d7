/** Aquileia as a picture. */
import { engine } from '@ludi-romani/aquileia';
import { words as german } from '@ludi-romani/aquileia/words/de';
import { words as english } from '@ludi-romani/aquileia/words/en';
import { boards } from '@ludi-romani/boards/aquileia';
import { describeBoard } from '../boards';

const board = boards(engine);
const [en, de] = [english(engine), german(engine)];

describeBoard('aquileia', engine, board, [en, de]);
