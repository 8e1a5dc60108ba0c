export { laptop as storage } from './laptop'
