import { hostileDoors } from './city-of-rome';
import { holds } from './holds';

holds('city-of-rome', hostileDoors);
