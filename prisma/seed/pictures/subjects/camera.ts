export { laptop as camera } from './laptop'
