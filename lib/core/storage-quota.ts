import 'server-only'
import { AppError } from './app-error'
import type { Db } from './db'

/** Most bytes of a member's drafts, and of all that somebody keeps whose address is not proved: anybody may register. */
const DRAFTS = 20_000_000
const UNVERIFIED = 2_000_000

type Kept = { verified: boolean; drafts: number; posts: number }

/**
 * Asked before a member keeps `added` bytes more, in the draft `target` or, without one, as a version of a post. What is there
 * counts as it lies on the disk, which the database tells without reading the texts.
 * @throws AppError 'conflict' for too many drafts, 'unverified' where the address should be proved first.
 */
export async function requireStorageQuota(tx: Db, memberId: string, added: number, target?: string): Promise<void> {
  const [kept] = await tx.$queryRaw<Kept[]>`
    select u.email_verified_at is not null as verified,
      case when u.email_verified_at is null or ${target !== undefined} then
        (select coalesce(sum(pg_column_size(content)), 0)::float8 from drafts where user_id = u.id and target <> ${target ?? ''})
      else 0 end as drafts,
      case when u.email_verified_at is null then
        (select coalesce(sum(pg_column_size(content)), 0)::float8 from articles where author_id = u.id)
        + (select coalesce(sum(pg_column_size(r.content) + coalesce(pg_column_size(r.fields), 0)), 0)::float8
          from articles a join article_revisions r on r.article_id = a.id where a.author_id = u.id)
      else 0 end as posts
    from users u where u.id = ${memberId}::uuid`
  if (!kept) return
  if (!kept.verified && kept.drafts + kept.posts + added > UNVERIFIED) {
    throw new AppError(
      'unverified',
      `You keep ${toMegabytes(UNVERIFIED)} of texts already. Please verify your email address to keep more.`,
    )
  }
  if (target && kept.drafts + added > DRAFTS) {
    throw new AppError('conflict', `Your drafts take ${toMegabytes(DRAFTS)} already. Please discard some of them.`)
  }
}

const toMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`
