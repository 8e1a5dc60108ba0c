import 'server-only'
import type { Db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { routes } from '@/lib/core/routes'
import { Prisma } from '@/lib/generated/prisma/client'
import { notify, notifyMentioned } from '@/lib/notifications/commands'

type Author = { id: string; username: string }

/**
 * Tells whoever wrote the text of a new comment of somebody else's; a part of the statement that stores it, since most
 * comments tell nobody else. A reply is told to whom it answers. Needs its `target` and `added`.
 */
export const tellTextAuthor = (author: Author, isReply: boolean) => Prisma.sql`
  INSERT INTO notifications (id, user_id, kind, subject, href, text, actor_id)
  SELECT gen_random_uuid(), target.author_id, 'reply', 'article:' || target.id, ${routes.comment('')} || added.id,
    ${author.username}::text || ' commented on your ' || target.kind || ' “' || target.title || '”.', ${author.id}::uuid
  FROM target, added
  WHERE NOT ${isReply}::boolean AND target.author_id NOT IN (${author.id}::uuid, ${DELETED_USER.id}::uuid)
  RETURNING user_id`

type Said = {
  id: string | null
  articleId: string
  title: string
  content: string
  /** What the comment said before an edit: only people who were not called then are told. */
  before?: string
  parentAuthorId?: string | null
  /** Who has heard of it as the text's author. */
  toldId?: string | null
  author: Author
}

/** Tells whoever wrote the comment that is answered, and whoever the text calls; each once. */
export async function tellMembers(tx: Db, said: Said): Promise<void> {
  const { id, articleId, title, content, before, parentAuthorId, toldId, author } = said
  if (!id) return
  const about = { subject: `article:${articleId}`, href: routes.comment(id) } as const
  const answered = parentAuthorId && parentAuthorId !== author.id ? [parentAuthorId] : []
  for (const userId of answered) {
    const text = `${author.username} replied to your comment on “${title}”.`
    await notify(tx, { ...about, userId, kind: 'reply', text, actorId: author.id })
  }
  await notifyMentioned(tx, {
    ...about,
    author,
    markdown: content,
    text: `${author.username} mentioned you in a comment on “${title}”.`,
    except: toldId ? [...answered, toldId] : answered,
    ...(before === undefined ? {} : { before }),
  })
}
