export { laptop as software } from './laptop'
