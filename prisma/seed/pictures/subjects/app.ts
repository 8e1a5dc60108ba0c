export { laptop as app } from './laptop'
