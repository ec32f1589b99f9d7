export { engine } from '@ludi-romani/city-of-rome';
