import { z } from 'zod'

/** Why somebody is told. The words stand in the list of messages. */
export const NOTICE_KINDS = { reply: 'Reply', mention: 'Mention', text: 'New text', moderation: 'Moderation' } as const
export type NoticeKind = keyof typeof NOTICE_KINDS

export const noticeInput = z.object({ id: z.uuid() })
