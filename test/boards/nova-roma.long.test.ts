import { boards } from '@ludi-romani/boards/nova-roma';
import { words as german } from '@ludi-romani/boards/nova-roma/de';
import { words as english } from '@ludi-romani/boards/nova-roma/en';
import { engine } from '@ludi-romani/nova-roma';
import { describeBoard, describeTargets } from '../boards';
import { settings } from '../conformance/nova-roma';

const drawn = { engine, board: boards(engine), languages: [english(engine), german(engine)] };
describeBoard(drawn, 'whole');
describeTargets(drawn, settings.options);
