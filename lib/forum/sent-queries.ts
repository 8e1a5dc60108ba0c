import 'server-only'
import { db } from '@/lib/core/db'

/** The topic that a form with this key made already; null for a form that is sent for the first time. */
export const findTopicByKey = async (authorId: string, postKey: string | undefined) =>
  postKey
    ? db.topic.findUnique({
        where: { authorId_postKey: { authorId, postKey } },
        select: { number: true, slug: true },
      })
    : null

/** The reply that an author has posted by this key; null when there is none. */
export const findReplyByKey = async (authorId: string, postKey: string | undefined) =>
  postKey
    ? db.reply.findUnique({ where: { authorId_postKey: { authorId, postKey } }, select: { position: true } })
    : null
