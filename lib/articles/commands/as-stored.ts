import type { GuardedPost } from '../guard-queries'
import { isSame } from './revisions'

/** What a save would make of a post, in the columns that it is stored in. */
type Wanted = Pick<GuardedPost, 'title' | 'excerpt' | 'slug' | 'slugIsOwn' | 'status' | 'scheduledFor' | 'categoryId'> &
  Partial<GuardedPost>

/** Whether a save says nothing new. Then nothing is written: nobody is told of it, and nobody else's form is overtaken by it. */
export function isAsStored(before: GuardedPost, wanted: Wanted): boolean {
  const { slug, slugIsOwn, status, scheduledFor, categoryId } = wanted
  return (
    slug === before.slug &&
    slugIsOwn === before.slugIsOwn &&
    status === before.status &&
    scheduledFor?.getTime() === before.scheduledFor?.getTime() &&
    categoryId === before.categoryId &&
    isSame(before, { ...before, ...wanted })
  )
}
