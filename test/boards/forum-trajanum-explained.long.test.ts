import { describeAbout } from '../explained';
import { explained } from './forum-trajanum-explained';

describeAbout(explained, 2, 17);
