export { laptop as cloud } from './laptop'
