import 'server-only'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import type { Member } from '@/lib/core/viewer'

/** Messages on a page of the list. */
export const NOTICES_PER_PAGE = 20

/** A page of what a member was told, the newest first; a page past the end is the last one. Times are ISO 8601. */
export async function listNotices(member: Pick<Member, 'id'>, asked: number) {
  const where = { userId: member.id }
  const [total, unread] = await Promise.all([
    db.notification.count({ where }),
    db.notification.count({ where: { ...where, readAt: null } }),
  ])
  const pages = pageCount(total, NOTICES_PER_PAGE)
  const page = Math.min(asked, pages)
  const rows = await db.notification.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: NOTICES_PER_PAGE,
    skip: (page - 1) * NOTICES_PER_PAGE,
    select: { id: true, kind: true, text: true, createdAt: true, readAt: true },
  })
  const notices = rows.map(({ createdAt, readAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    unread: readAt === null,
  }))
  return { notices, total, unread, page, pages }
}

export type NoticeList = Awaited<ReturnType<typeof listNotices>>
export type NoticeLine = NoticeList['notices'][number]

/** The notice as its policy sees it. */
export const findNoticeToGuard = (id: string) =>
  db.notification.findUnique({ where: { id }, select: { id: true, userId: true } })
