export { laptop as security } from './laptop'
