export { laptop as component } from './laptop'
