export { cleanTitle, isReadable } from '@/lib/core/clean-title'
