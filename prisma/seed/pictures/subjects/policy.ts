export { laptop as policy } from './laptop'
