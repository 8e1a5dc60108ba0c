import type { TargetKind, Verdict } from '@/lib/moderation/choices'

export const KIND_LABEL = {
  article: 'Article',
  comment: 'Comment',
  topic: 'Topic',
  reply: 'Reply',
  profile: 'Profile',
} as const satisfies Record<TargetKind, string>

/** What a case ended with, and whether anything was done. */
export const OUTCOME = {
  dismissed: { label: 'Dismissed', tone: 'neutral' },
  hidden: { label: 'Hidden', tone: 'warning' },
  deleted: { label: 'Deleted', tone: 'danger' },
  suspended: { label: 'Suspended', tone: 'danger' },
  restored: { label: 'Shown again', tone: 'success' },
} as const

type VerdictWords = { label: string; hint: string }
type Judged = { kind: TargetKind; hidden: boolean; deleted: boolean }

/** The choices of the form, in the words that suit the thing. */
export function verdictWords(verdict: Verdict, { kind, hidden, deleted }: Judged): VerdictWords {
  const thing = KIND_LABEL[kind].toLowerCase()
  if (verdict === 'hide' && kind === 'article') return { label: 'Take back', hint: 'It becomes a draft of its author' }
  if (verdict === 'hide' && hidden) return { label: 'Keep hidden', hint: 'Readers see that a moderator hid it' }
  return {
    dismiss: { label: 'Dismiss', hint: deleted ? `The ${thing} is deleted already` : `The ${thing} stays as it is` },
    hide: { label: 'Hide', hint: 'Readers see that a moderator hid it; it can be shown again' },
    restore: { label: 'Show again', hint: `Readers see the ${thing} again` },
    delete: { label: 'Delete', hint: `The ${thing} is gone for good` },
    suspend: { label: 'Suspend the author', hint: 'They read, and cannot write anywhere' },
  }[verdict]
}
