export { laptop as accessory } from './laptop'
