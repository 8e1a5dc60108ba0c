import 'server-only'
import { db } from '@/lib/core/db'
import type { ArticleKind } from '@/lib/generated/prisma/enums'

/** How long a deleted post can be brought back. */
export const TRASH_DAYS = 30

/**
 * Removes what has been in the trash for too long, and notes of who had texts open. Addresses that readers knew are kept, so
 * that they can say that the text is gone. Returns how many posts went.
 */
export async function emptyTrash(now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - TRASH_DAYS * 86_400_000)
  const count = await db.$executeRaw`
    with due as (
      select id, slug, published_at from articles where deleted_at < ${oldest} for update
    ), kept as (
      insert into gone_slugs (slug)
      select slug from due where published_at is not null
      union select o.slug from old_slugs o join due on due.id = o.article_id
      on conflict do nothing
    )
    delete from articles where id in (select id from due)`
  await db.articleEditor.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - 86_400_000) } } })
  return count
}

/**
 * Publishes what was meant to come out by now, each with the moment that was chosen. Several servers may do this at once.
 * The post of somebody who may not write at the moment waits.
 */
export async function publishDuePosts(): Promise<{ kind: ArticleKind; slug: string }[]> {
  return db.$queryRaw<{ kind: ArticleKind; slug: string }[]>`
    update articles a
    set status = 'published', published_at = a.scheduled_for, scheduled_for = null,
      updated_at = greatest(a.updated_at, a.scheduled_for), version = version + 1
    from users u
    where a.status = 'scheduled' and a.deleted_at is null and a.scheduled_for <= now() and u.id = a.author_id
      and u.email_verified_at is not null and (u.suspended_until is null or u.suspended_until <= now())
    returning a.kind::text as kind, a.slug`
}
