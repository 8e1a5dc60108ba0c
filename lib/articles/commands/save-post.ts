import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { requireFormatted } from '@/lib/core/formatted-text'
import type { Member } from '@/lib/core/viewer'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { derivedExcerpt } from '../derived-excerpt'
import { toForeignAddress } from '../foreign-address'
import type { GuardedPost } from '../guard-queries'
import { requireComplete, toPublication } from '../publication'
import type { PostFields, QuickFields } from '../schema'
import { asNamed } from '../tag-names'
import { unsafeAddressIn } from '../unsafe-addresses'
import { measureText, minutesToRead } from '../word-count'
import { isAsStored } from './as-stored'
import { type Actor, noteStatus } from './note-staff'
import { keepPostTags, keepReview, requireCategory, toReview } from './post-parts'
import { requireText } from './requirements'
import { keepRevision } from './revisions'
import { findPosted, findSent, place, type SavedPost } from './sent-post'
import { settleCanonical, settleSlug } from './slugs'
import { requireVersion, settleVersion, writeVersion } from './versions'

const BOTH_KEPT = 'This post was changed elsewhere in the meantime. Both texts are kept: choose which one to save.'
const LOOK_AGAIN =
  'This post was changed elsewhere in the meantime. What is stored now stands beside what you typed: save again to replace it.'

/** What a form says of a post, as it is stored. @throws AppError 'invalid' for what readers would not see as it is meant. */
function toColumns({ title, content, excerpt, metaTitle, metaDescription }: PostFields) {
  requireFormatted(content)
  requireText(content)
  const problem = unsafeAddressIn(content)
  if (problem) throw new AppError('invalid', problem, { content: [problem] })
  return {
    title,
    content,
    excerpt: excerpt || derivedExcerpt(content),
    readMinutes: minutesToRead(measureText(content)),
    metaTitle: metaTitle || null,
    metaDescription: metaDescription || null,
  }
}

/** The state that a post takes, and whose right lets it come out later: that of who chose the time. */
function toState(member: Member, before: GuardedPost | null, wanted: Parameters<typeof toPublication>[1]) {
  const state = toPublication(before, wanted)
  if (state.status !== 'scheduled') return { ...state, scheduledById: null }
  const isKept = before?.status === 'scheduled' && before.scheduledFor?.getTime() === state.scheduledFor?.getTime()
  return { ...state, scheduledById: isKept ? before.scheduledById : member.id }
}

type Posting = { kind: ArticleKind; postKey?: string | undefined }

/**
 * Keeps a new post of a member. The same form sent again is kept once: after a double click, and after a connection that was
 * away when the answer came (the form goes on sending until it is heard). `postKey` names the act, whatever has become of the
 * post by then; without one the same words within a day count as the same form. @throws AppError 'conflict' for one in the trash.
 */
export async function addPost(
  tx: Db,
  member: Member,
  { kind, postKey }: Posting,
  fields: PostFields,
): Promise<SavedPost> {
  // Against other new posts only: what changes one points at the member, and may be what the slug below is waited for from.
  await tx.$executeRaw`select 1 from profiles where id = ${member.id}::uuid for no key update`
  const posted = postKey ? await findPosted(tx, member.id, postKey) : null
  if (posted) return posted
  requireComplete(kind, fields.status, { ...fields, ratingTenths: fields.rating })
  const said = {
    ...toColumns(fields),
    kind,
    authorId: member.id,
    ratingTenths: kind === 'review' ? fields.rating : null,
    categoryId: await requireCategory(tx, kind, fields.category),
  }
  const sent = postKey ? null : await findSent(tx, fields, said)
  if (sent) return sent
  const { slug, slugIsOwn } = await settleSlug(tx, null, fields.title, { ...fields, by: member.id })
  const columns = {
    ...said,
    ...toState(member, null, fields),
    postKey: postKey ?? null,
    slug,
    slugIsOwn,
    canonicalUrl: toForeignAddress(fields.canonicalUrl, kind, [slug]),
  }
  const post = await tx.article.create({ data: columns, select: place })
  await keepPostTags(tx, post.id, fields.tags, [])
  if (kind === 'review') await keepReview(tx, post.id, toReview(fields))
  await keepRevision(tx, null, post.id, member.id)
  return post
}

/** `reason`: why somebody else than the author changes it. */
type Change = { version: number; reason: string }

/** Changes everything that the editor shows. @throws AppError 'conflict' when somebody else was quicker. */
export async function changePost(
  tx: Db,
  actor: Actor,
  before: GuardedPost,
  fields: PostFields & Change & { saveKey?: string | undefined },
): Promise<SavedPost> {
  const { id, kind } = before
  if (isSavedAlready(before, fields)) return { ...toStored(before), repeated: true }
  requireVersion(before, fields.version, BOTH_KEPT)
  requireComplete(kind, fields.status, { ...fields, ratingTenths: fields.rating })
  const { slug, slugIsOwn } = await settleSlug(tx, before, fields.title, { ...fields, by: actor.id })
  const columns = {
    ...toColumns(fields),
    ...toState(actor, before, fields),
    slug,
    slugIsOwn,
    canonicalUrl: await settleCanonical(tx, before, fields.canonicalUrl, slug),
    saveKey: fields.saveKey ?? null,
    ratingTenths: kind === 'review' ? fields.rating : null,
    categoryId: await requireCategory(tx, kind, fields.category, before.categoryId),
  }
  const review = kind === 'review' ? toReview(fields) : null
  const tagNames = asNamed(fields.tags, before.tagNames)
  const said = { ...columns, tagNames, ...(review && { review }) }
  if (isAsStored(before, said)) return toStored(before)
  await writeVersion(tx, before, fields.version, columns, BOTH_KEPT)
  await keepPostTags(tx, id, tagNames, before.tagNames)
  if (review) await keepReview(tx, id, review)
  await settleVersion(tx, actor, before, columns)
  return noted(tx, actor, before, columns, fields)
}

/** Changes what the quick edit shows; the text stays. */
export async function changeQuickly(
  tx: Db,
  actor: Actor,
  before: GuardedPost,
  fields: QuickFields & Change,
): Promise<SavedPost> {
  const { content, kind } = before
  requireVersion(before, fields.version, LOOK_AGAIN)
  if (fields.status !== 'draft') requireText(content)
  requireComplete(kind, fields.status, before.review && { ...before.review, ratingTenths: before.ratingTenths })
  const { slug, slugIsOwn } = await settleSlug(tx, before, fields.title, { ...fields, by: actor.id })
  const columns = {
    title: fields.title,
    excerpt: fields.excerpt || derivedExcerpt(content),
    ...toState(actor, before, { status: fields.status, scheduledFor: momentOf(before) }),
    slug,
    slugIsOwn,
    canonicalUrl: await settleCanonical(tx, before, before.canonicalUrl ?? '', slug),
    categoryId: await requireCategory(tx, kind, fields.category, before.categoryId),
  }
  if (isAsStored(before, columns)) return toStored(before)
  await writeVersion(tx, before, fields.version, columns, LOOK_AGAIN)
  await settleVersion(tx, actor, before, columns)
  return noted(tx, actor, before, columns, fields)
}

/** The moment of a post that the dialog, which does not show it, asks for: it may have passed while the dialog was open. */
const momentOf = ({ status, scheduledFor, publishedAt }: GuardedPost) =>
  status === 'published' ? publishedAt : scheduledFor

const toStored = ({ id, kind, slug, version, status }: GuardedPost): SavedPost => ({ id, kind, slug, version, status })

/** Whether this form was stored already: it is sent again since its answer was not heard, and no other save has come after it. */
const isSavedAlready = (before: GuardedPost, { saveKey, version }: { saveKey?: string | undefined; version: number }) =>
  saveKey !== undefined && before.saveKey === saveKey && before.version === version + 1

/** Tells whom a change concerns, and says what became of it. */
async function noted(
  tx: Db,
  actor: Actor,
  before: GuardedPost,
  { slug, status }: { slug: string; status: PostFields['status'] },
  { version, reason }: Change,
): Promise<SavedPost> {
  const { id, kind } = before
  await noteStatus(tx, actor, before, status, reason)
  return { id, kind, slug, version: version + 1, status }
}
