export { laptop as ai } from './laptop'
