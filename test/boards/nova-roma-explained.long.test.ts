/** Tests of the explanations of Nova Roma in more games. */
import { describe } from 'vitest';
import { describeAbout } from '../explained';
import { SCALE } from '../scale';
import { explained } from './nova-roma-explained';

describe('the explanations of Nova Roma', () => describeAbout(explained, 2 * SCALE, 20));
