import { describeSentences } from '../words';
import { spoken } from './spoken';

describeSentences(spoken, 'whole');
