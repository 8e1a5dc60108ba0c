import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { PostQuestion } from './post-question'

type DeleteDialogProps = {
  post: { id: string; title: string }
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
  /** Where what was deleted is missing. */
  doneTo: Address
  /** How long the trash keeps it. */
  days: number
  /** Whether the post is somebody else's, who is told why. */
  isOthers: boolean
}

const QUESTION = {
  title: 'Are you sure?',
  text: 'This action cannot be undone. This will permanently delete the post and remove it from our servers.',
  button: 'Delete',
  busy: 'Deleting...',
  variant: 'danger',
} as const

/** Asks before a post goes into the trash, in the specification's words. */
export const DeleteDialog = ({ days, ...form }: DeleteDialogProps) => (
  <PostQuestion {...form} name="delete" act="delete" question={QUESTION}>
    Until it is removed for good in {days} days, you find it under Trash.
  </PostQuestion>
)
