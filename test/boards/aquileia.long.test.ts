import { engine } from '@ludi-romani/aquileia';
import { boards } from '@ludi-romani/boards/aquileia';
import { words as german } from '@ludi-romani/boards/aquileia/de';
import { words as english } from '@ludi-romani/boards/aquileia/en';
import { describeBoard, describeTargets } from '../boards';
import { settings } from '../conformance/aquileia';

const drawn = { engine, board: boards(engine), languages: [english(engine), german(engine)] };
describeBoard(drawn, 'whole');
describeTargets(drawn, settings.options);
