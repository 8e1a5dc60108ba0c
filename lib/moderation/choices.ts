/** What can be reported. */
export const TARGET_KINDS = ['article', 'comment', 'topic', 'reply', 'profile'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** Texts of members that moderators can hide and delete. */
export const TEXT_KINDS = ['comment', 'topic', 'reply'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** Why something is reported, with the words of the form. */
export const REASONS = {
  spam: 'Spam or advertising',
  abuse: 'Abuse or harassment',
  off_topic: 'Off topic',
  illegal: 'Illegal content',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REASONS

/** What a case can end with. */
export const VERDICTS = ['dismiss', 'hide', 'restore', 'delete', 'suspend'] as const
export type Verdict = (typeof VERDICTS)[number]

export const NOTE_LIMIT = 1000
