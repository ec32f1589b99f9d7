export { engine } from '@ludi-romani/aquileia';
