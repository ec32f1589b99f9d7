export { engine } from '@ludi-romani/nova-roma';
