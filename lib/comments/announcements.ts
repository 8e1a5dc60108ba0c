import 'server-only'
import type { Db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import { notify, notifyMentioned } from '@/lib/notifications/commands'

type Said = {
  id: string | null
  articleId: string
  title: string
  content: string
  /** What the comment said before an edit: only people who were not called then are told. */
  before?: string
  parentAuthorId?: string | null
  author: { id: string; username: string }
}

/** Tells whoever wrote the comment that is answered, and whoever the text calls; each once. */
export async function tellMembers(tx: Db, said: Said): Promise<void> {
  const { id, articleId, title, content, before, parentAuthorId, author } = said
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
    except: answered,
    ...(before === undefined ? {} : { before }),
  })
}
