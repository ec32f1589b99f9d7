import { hostileDoors } from './forum-trajanum';
import { holds } from './holds';

holds('forum-trajanum', hostileDoors);
