export { keepTags } from '@/lib/taxonomy/commands'
