export { laptop as desktop } from './laptop'
