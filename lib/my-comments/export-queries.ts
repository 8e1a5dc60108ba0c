import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { type OwnPostRow, ownPosts } from './own-posts'
import { findPlaces } from './place-queries'

const BATCH = 500

/** Everything a member has said, the oldest first, batch by batch; what was deleted has no text. Times are ISO 8601. */
export async function* exportMyComments(member: Member) {
  for (let after: { createdAt: Date; id: string } | null = null; ; ) {
    const rows: OwnPostRow[] = await findBatch(member.id, after)
    const places = await findPlaces(member, rows)
    yield rows.map(({ kind, id, placeKind, place, content, state, createdAt, editedAt, likes }) => ({
      kind,
      id,
      state,
      likes,
      discussion: places.get(`${placeKind}:${place}`)?.title ?? null,
      address: places.get(`${placeKind}:${place}`)?.href ?? null,
      text: content,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    }))
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return
    after = last
  }
}

async function findBatch(memberId: string, after: { createdAt: Date; id: string } | null): Promise<OwnPostRow[]> {
  return db.$queryRaw<OwnPostRow[]>`
    SELECT kind, id, place_kind AS "placeKind", place, content, state, created_at AS "createdAt",
      edited_at AS "editedAt", position, likes
    FROM (${ownPosts(memberId, { q: '', state: null, in: null })}) own
    WHERE ${after?.createdAt ?? null}::timestamptz IS NULL
      OR (created_at, id) > (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)
    ORDER BY created_at, id LIMIT ${BATCH}`
}
