import 'server-only'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import { routes } from '@/lib/core/routes'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { notify } from '@/lib/notifications/commands'

/** How many posts come out at a time, each in a transaction of its own, which has to end within seconds. */
const AT_ONCE = 20

/** How long the post of somebody who may not publish at the moment waits for them to be allowed again. */
const WAITS_HOURS = 24

type Due = {
  id: string
  kind: ArticleKind
  slug: string
  title: string
  authorId: string
  isOut: boolean
}

/**
 * Publishes what was meant to come out by now, each with the moment that was chosen. That is no version of its own: nobody who
 * is writing in it meanwhile is overtaken by it (`toPublication`). Several servers may do this at once, and a post that somebody saves at the moment is left to the next time. It
 * asks whether whoever chose that moment may publish: if not, the post waits, and is a draft again after a day, which its
 * author is told. Returns what came out, and whether there may be more.
 */
export async function publishDuePosts(): Promise<{ posts: Pick<Due, 'kind' | 'slug'>[]; more: boolean }> {
  return db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<Due[]>`
      with due as (
        select a.id, may.is_out
        from articles a
          left join users u on u.id = coalesce(a.scheduled_by, a.author_id)
          left join profiles p on p.id = u.id
          cross join lateral (select coalesce(u.email_verified_at is not null and u.deletion_requested_at is null
            and (u.suspended_until is null or u.suspended_until <= now())
            and (u.id = a.author_id or p.role = 'admin'), false) as is_out) may
        where a.status = 'scheduled' and a.deleted_at is null and a.scheduled_for <= now()
          and (may.is_out or a.scheduled_for < now() - make_interval(hours => ${WAITS_HOURS}))
        order by a.scheduled_for limit ${AT_ONCE}
        for update of a skip locked
      )
      update articles a
      set status = (case when due.is_out then 'published' else 'draft' end)::article_status,
        published_at = case when due.is_out then a.scheduled_for else a.published_at end,
        updated_at = case when due.is_out then greatest(a.updated_at, a.scheduled_for) else a.updated_at end,
        scheduled_for = null, scheduled_by = null, version = version + (case when due.is_out then 0 else 1 end)
      from due
      where a.id = due.id
      returning a.id, a.kind::text as kind, a.slug, a.title, a.author_id as "authorId", due.is_out as "isOut"`
    for (const post of due) if (!post.isOut && post.authorId !== DELETED_USER.id) await tellMissed(tx, post)
    return { posts: due.filter(({ isOut }) => isOut), more: due.length === AT_ONCE }
  }, JOB_PATIENCE)
}

const tellMissed = (tx: Parameters<typeof notify>[0], { id, title, authorId }: Due) =>
  notify(tx, {
    userId: authorId,
    kind: 'moderation',
    subject: `article:${id}`,
    href: routes.adminEditPost(id),
    text: `Your post “${title}” did not come out at its time, as the account that scheduled it may not publish at the moment. It is a draft again.`,
    actorId: null,
    adds: true,
  })
