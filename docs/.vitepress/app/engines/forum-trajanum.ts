export { engine } from '@ludi-romani/forum-trajanum';
