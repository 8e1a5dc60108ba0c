import 'server-only'
import { randomInt } from 'node:crypto'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { SLUG_LIMIT, toSlug, uniqueSlug } from '@/lib/core/slug'
import { RESERVED_SLUGS } from '../post-limits'

type Before = { id: string; slug: string; title: string; publishedAt: Date | null }

const CANDIDATES = 200

const taken = () => {
  const message = 'This slug is already taken. Please choose another.'
  return new AppError('invalid', message, { slug: [message] })
}

/**
 * The slug that a post gets (design, section 13): it follows the title until it is edited by hand or published, and is then
 * made unique by a number. One chosen by hand is taken as it is, or refused.
 * @throws AppError 'invalid' when the chosen one is another post's, or leads to another post.
 */
export async function settleSlug(tx: Db, before: Before | null, title: string, wanted: string): Promise<string> {
  const made = toSlug(title)
  if (before) {
    const isChosen = before.publishedAt !== null || !isMadeFrom(before.slug, before.title)
    const isKept = wanted === before.slug || wanted === ''
    if (isKept && (isChosen || before.title === title)) return before.slug
    if (!isKept && (before.publishedAt !== null || wanted !== made)) return chosen(tx, before, wanted)
    if (isMadeFrom(before.slug, title)) return before.slug
  } else if (wanted !== '' && wanted !== made) return chosen(tx, null, wanted)
  return unused(tx, made, before?.id)
}

/** Whether a post that was just made got this slug for what its form had asked for. */
export const isSettledFrom = (slug: string, title: string, wanted: string): boolean =>
  wanted === '' || wanted === toSlug(title) ? isMadeFrom(slug, title) : slug === wanted

/** Keeps an address working that readers knew, and takes back one that the post had before. */
export async function keepOldSlug(tx: Db, before: Before, slug: string): Promise<void> {
  if (slug === before.slug) return
  await tx.oldSlug.deleteMany({ where: { slug, articleId: before.id } })
  if (before.publishedAt === null) return
  await tx.oldSlug.createMany({ data: [{ slug: before.slug, articleId: before.id }], skipDuplicates: true })
}

/** Whether a slug is what the title gives, with a number behind it or without. */
function isMadeFrom(slug: string, title: string): boolean {
  const made = toSlug(title)
  return slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)))
}

async function chosen(tx: Db, before: Before | null, wanted: string): Promise<string> {
  const found = await findTaken(tx, [wanted], before?.id)
  if (found.size > 0) throw taken()
  return wanted
}

async function unused(tx: Db, made: string, id: string | undefined): Promise<string> {
  const numbered = Array.from({ length: CANDIDATES }, (_, index) => `${made}-${index + 2}`)
  const found = await findTaken(tx, [made, ...numbered], id)
  const slug = uniqueSlug(made, (candidate) => found.has(candidate) || RESERVED_SLUGS.has(candidate))
  // Two hundred posts of one title: a number that needs no asking.
  return found.size > CANDIDATES ? `${made.slice(0, SLUG_LIMIT - 11)}-${randomInt(10 ** 9)}` : slug
}

/** Those of the slugs that another post has, or had and still leads from. */
async function findTaken(tx: Db, slugs: string[], id = NOBODY): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    select slug from articles where slug = any(${slugs}::text[]) and id <> ${id}::uuid
    union all select slug from old_slugs where slug = any(${slugs}::text[]) and article_id <> ${id}::uuid`
  return new Set(rows.map(({ slug }) => slug))
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
