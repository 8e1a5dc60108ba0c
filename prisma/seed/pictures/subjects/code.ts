export { laptop as code } from './laptop'
