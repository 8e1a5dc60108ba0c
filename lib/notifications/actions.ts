'use server'
import { z } from 'zod'
import { memberAction } from '@/lib/core/action'
import { db } from '@/lib/core/db'
import { ok } from '@/lib/core/result'
import { canMarkNotice, canMarkOwnNotices } from './policy'
import { findNoticeToGuard } from './queries'
import { noticeInput } from './schema'

/** Marks one of one's own messages as read. Refuses somebody else's. */
export const markNoticeRead = memberAction({
  input: noticeInput,
  unverified: 'allowed',
  subject: ({ id }) => findNoticeToGuard(id),
  allow: canMarkNotice,
  run: async ({ subject: { id } }) => {
    await db.notification.updateMany({ where: { id, readAt: null }, data: { readAt: new Date() } })
    return ok({}, 'Marked as read.')
  },
})

/** Marks all of one's own messages as read. */
export const markAllNoticesRead = memberAction({
  input: z.object({}),
  unverified: 'allowed',
  allow: canMarkOwnNotices,
  run: async ({ member }) => {
    await db.notification.updateMany({ where: { userId: member.id, readAt: null }, data: { readAt: new Date() } })
    return ok({}, 'All messages are marked as read.')
  },
})
