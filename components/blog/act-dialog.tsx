import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { PostQuestion } from './post-question'

/** What is asked before an act, and what its form says beside the post. */
const ASKED = {
  publish: {
    title: 'Publish this post?',
    text: 'Readers see it at once.',
    button: 'Publish',
    busy: 'Publishing...',
    values: { status: 'published' },
  },
  restore: {
    title: 'Restore this post?',
    text: 'It leaves the trash.',
    button: 'Restore',
    busy: 'Restoring...',
    values: {},
  },
} as const

type ActDialogProps = {
  act: keyof typeof ASKED
  post: { id: string; title: string; author: string }
  action: FormAction<object>
  answer: Result<object> | null
  closeTo: Address
  /** Whether the post is somebody else's, who is told why. */
  isOthers: boolean
}

/** Asks before an act on somebody else's post, and why it is done. */
export function ActDialog({ act, post, closeTo, ...form }: ActDialogProps) {
  const { values, ...question } = ASKED[act]
  return (
    <PostQuestion
      {...form}
      name="act"
      act="update"
      question={question}
      post={post}
      values={values}
      closeTo={closeTo}
      doneTo={closeTo}
    >
      by {post.author}
    </PostQuestion>
  )
}
