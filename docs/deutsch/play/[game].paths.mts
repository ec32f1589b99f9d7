export { default } from '../../play/[game].paths.mjs';
