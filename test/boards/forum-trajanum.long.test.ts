import { boards } from '@ludi-romani/boards/forum-trajanum';
import { words as german } from '@ludi-romani/boards/forum-trajanum/de';
import { words as english } from '@ludi-romani/boards/forum-trajanum/en';
import { engine } from '@ludi-romani/forum-trajanum';
import { describeBoard, describeTargets } from '../boards';
import { settings } from '../conformance/forum-trajanum';

const drawn = { engine, board: boards(engine), languages: [english(engine), german(engine)] };
describeBoard(drawn, 'whole');
describeTargets(drawn, settings.options);
