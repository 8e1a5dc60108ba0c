export { laptop as monitor } from './laptop'
