import 'server-only'
import { randomInt } from 'node:crypto'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { uniqueSlug } from '@/lib/core/slug'
import { toTitleSlug } from '@/lib/core/title-slug'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { toForeignAddress } from '../foreign-address'
import { isMadeFrom, SLUG_NUMBERS } from '../made-slug'
import { RESERVED_SLUGS } from '../post-limits'

type Before = { id: string; slug: string; slugIsOwn: boolean; title: string; publishedAt: Date | null }

/**
 * What a form says of a slug. `slugIsOwn`: whether somebody wrote it, where the form knows; else as it is stored. `by`: who
 * sent it.
 */
type Wanted = { slug: string; slugIsOwn?: boolean | undefined; by: string }

type Settled = { slug: string; slugIsOwn: boolean }

const refusal = (message: string) => new AppError('invalid', message, { slug: [message] })

/**
 * The slug that a post gets (design, section 13): it follows the title until it is edited by hand or published, and is then
 * made unique by a number. One chosen by hand is taken as it is, or refused; an emptied one follows again.
 * @throws AppError 'invalid' when the chosen one is reserved, is another post's, or leads to another post.
 */
export async function settleSlug(tx: Db, before: Before | null, title: string, wanted: Wanted): Promise<Settled> {
  const { slug, slugIsOwn: isOwn = before?.slugIsOwn ?? false } = wanted
  const asStored = before && { slug: before.slug, slugIsOwn: slug === '' ? before.slugIsOwn : isOwn }
  if (asStored && before.publishedAt !== null && slug === '') return asStored
  if (asStored && slug === before.slug && (isOwn || !isToFollow(before, title))) return asStored
  const follows = slug === '' || (!isOwn && [toTitleSlug(title), before?.slug].includes(slug))
  return follows && !before?.publishedAt
    ? { slug: await unused(tx, before, title), slugIsOwn: false }
    : { slug: await chosen(tx, before, wanted), slugIsOwn: true }
}

/** Whether a slug that was sent as it is stored was made from the former title, and does not go with the new one. */
const isToFollow = ({ slug, title, publishedAt }: Before, next: string) =>
  publishedAt === null && isMadeFrom(slug, toTitleSlug(title)) && !isMadeFrom(slug, toTitleSlug(next))

/** Whether a post that was just made got this slug for what its form had asked for. */
export const isSettledFrom = (slug: string, title: string, wanted: string): boolean =>
  wanted === '' || wanted === toTitleSlug(title) ? isMadeFrom(slug, toTitleSlug(title)) : slug === wanted

/** Keeps an address working that readers knew, and takes back one that the post had before. */
export async function keepOldSlug(tx: Db, before: Omit<Before, 'slugIsOwn'>, slug: string): Promise<void> {
  if (slug === before.slug) return
  await tx.oldSlug.deleteMany({ where: { slug, articleId: before.id } })
  if (before.publishedAt === null) return
  await tx.oldSlug.createMany({ data: [{ slug: before.slug, articleId: before.id }], skipDuplicates: true })
}

/** The canonical address of a post as it is stored. Where it has stood before leads to it: such an address is its own too. */
export async function settleCanonical(
  tx: Db,
  { id, kind, slug: former }: Pick<Before, 'id' | 'slug'> & { kind: ArticleKind },
  address: string,
  slug: string,
): Promise<string | null> {
  if (address === '') return null
  const old = await tx.oldSlug.findMany({ where: { articleId: id }, select: { slug: true } })
  return toForeignAddress(address, kind, [slug, former, ...old.map((before) => before.slug)])
}

async function chosen(tx: Db, before: Before | null, { slug, by }: Wanted): Promise<string> {
  if (RESERVED_SLUGS.has(slug)) throw refusal('This slug is reserved. Please choose another.')
  const found = await findTaken(tx, [slug], before?.id)
  if (found.size > 0) throw refusal(`${await whyTaken(tx, slug, by)} Please choose another.`)
  return slug
}

/**
 * Why a slug is taken, in a sentence. Of their own posts authors are told which one has it; of what others have written nothing is
 * told.
 */
async function whyTaken(tx: Db, slug: string, authorId: string): Promise<string> {
  const own = await tx.article.findFirst({
    where: { authorId, OR: [{ slug }, { oldSlugs: { some: { slug } } }] },
    select: { title: true, slug: true, deletedAt: true },
  })
  if (own?.deletedAt) return 'This slug is taken by a post of yours in the trash.'
  return own && own.slug !== slug ? `This slug leads to your post “${own.title}”.` : 'This slug is already taken.'
}

/** What the title gives, made unique. A post whose slug is that with a number keeps it, unless the plain one is free. */
async function unused(tx: Db, before: Before | null, title: string): Promise<string> {
  const made = toTitleSlug(title)
  const numbered = SLUG_NUMBERS.map((number) => `${made}-${number}`)
  const found = await findTaken(tx, [made, ...numbered], before?.id)
  const isTaken = (slug: string) => found.has(slug) || RESERVED_SLUGS.has(slug)
  if (before && isTaken(made) && isMadeFrom(before.slug, made)) return before.slug
  // Two hundred posts of one title: a number that needs no asking.
  return found.size > numbered.length ? `${made}-${randomInt(10 ** 8, 10 ** 9)}` : uniqueSlug(made, isTaken)
}

/**
 * Which of the slugs another post has, or had and still leads from. Whoever looks for one of the same words waits until the
 * transaction has ended: of several at the same moment, each finds what the one before it took.
 */
async function findTaken(tx: Db, slugs: [string, ...string[]], id = NO_ID): Promise<Set<string>> {
  const words = slugs[0].replace(/(?:-\d+)+$/, '')
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`slug:${words}`}, 0))`
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    select slug from articles where slug = any(${slugs}::text[]) and id <> ${id}::uuid
    union all select slug from old_slugs where slug = any(${slugs}::text[]) and article_id <> ${id}::uuid`
  return new Set(rows.map(({ slug }) => slug))
}

/** The id of a post that is not there yet: no row has it. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
