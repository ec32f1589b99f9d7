import { boards } from '@ludi-romani/boards/city-of-rome';
import { words as german } from '@ludi-romani/boards/city-of-rome/de';
import { words as english } from '@ludi-romani/boards/city-of-rome/en';
import { engine } from '@ludi-romani/city-of-rome';
import { describeBoard, describeTargets } from '../boards';
import { settings } from '../conformance/city-of-rome';

const drawn = { engine, board: boards(engine), languages: [english(engine), german(engine)] };
describeBoard(drawn, 'whole');
describeTargets(drawn, settings.options);
