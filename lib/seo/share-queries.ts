import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { pictureAddress } from '@/lib/core/picture-files'
import { publicTexts, visiblePosts } from '@/lib/core/public-rows'
import { type ShareKind, sectionWords } from '@/lib/core/share-image'
import { site } from '@/lib/core/site'
import { toAuthor } from '@/lib/forum/row-queries'
import { openMedia } from '@/lib/media/storage'
import { PAGE_NAMES } from '@/lib/pages/page-names'
import { readPage } from '@/lib/pages/queries'

/** What the picture of a page shows. `rating` is 0 to 5, `picture` the bytes of a WebP file. */
export type ShareFacts = {
  kicker: string
  title: string
  byline: string
  rating: number | null
  picture: Uint8Array<ArrayBuffer> | null
  /** The author's own picture for shared links, in place of all that. */
  whole?: Uint8Array<ArrayBuffer> | null
  /** The username of whoever the picture names, where the page's own tag does not say when that changes. */
  author?: string
}

/** Null when there is no such page. The name is one that `isShareName` lets through. */
export async function findShareFacts(kind: ShareKind, name: string): Promise<ShareFacts | null> {
  if (kind === 'topic') return findTopicFacts(name)
  if (kind === 'person') return findPersonFacts(name)
  if (kind === 'product') return findProductFacts(name)
  if (kind === 'page') return findPageFacts(name)
  return findTextFacts(kind, name)
}

/** Static cuts of the site's faces: the drawing library reads neither WOFF2 nor variable fonts. */
const FACES = [
  { name: 'Display', file: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff', weight: 700 },
  { name: 'Display Ext', file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff', weight: 700 },
  { name: 'Interface', file: 'instrument-sans/files/instrument-sans-latin-600-normal.woff', weight: 600 },
  { name: 'Interface Ext', file: 'instrument-sans/files/instrument-sans-latin-ext-600-normal.woff', weight: 600 },
] as const

/** The faces of share pictures, from the installed packages. */
export const openFaces = () =>
  Promise.all(
    FACES.map(async ({ name, file, weight }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(join(process.cwd(), 'node_modules', '@fontsource', file)),
    })),
  )

const openPicture = ({ key }: { key: string }) => openMedia(pictureAddress(key, 1200).replace('/media/', ''))

async function findTextFacts(kind: 'review' | 'article', slug: string): Promise<ShareFacts | null> {
  const row = await db.article.findFirst({
    where: { slug, kind, ...publicTexts },
    select: {
      title: true,
      ratingTenths: true,
      category: { select: { name: true } },
      author: { select: { username: true, fullName: true } },
      picture: { select: { key: true } },
      sharePicture: { select: { key: true } },
    },
  })
  if (!row) return null
  return {
    kicker: kind === 'review' ? `Review · ${row.category.name}` : row.category.name,
    title: row.title,
    byline: row.author.fullName ?? row.author.username,
    author: row.author.username,
    rating: kind === 'review' ? (row.ratingTenths ?? 0) / 10 : null,
    picture: row.picture && (await openPicture(row.picture)),
    whole: row.sharePicture && (await openPicture(row.sharePicture)),
  }
}

async function findTopicFacts(number: string): Promise<ShareFacts | null> {
  const row = await db.topic.findFirst({
    where: { number: Number(number), ...visiblePosts },
    select: {
      title: true,
      withdrawnAt: true,
      category: { select: { name: true } },
      author: { select: { username: true, fullName: true, avatar: true } },
    },
  })
  if (!row) return null
  const byline = toAuthor(row.withdrawnAt ? null : row.author).name
  return { kicker: `Forum · ${row.category.name}`, title: row.title, byline, rating: null, picture: null }
}

async function findPersonFacts(username: string): Promise<ShareFacts | null> {
  // The same people whose pages lib/people shows.
  const row = await db.profile.findUnique({
    where: {
      username,
      NOT: { id: DELETED_USER.id },
      OR: [{ isPublic: true }, { articles: { some: publicTexts } }],
    },
    select: { username: true, fullName: true },
  })
  if (row?.username !== username) return null
  const title = row.fullName ?? row.username
  return { kicker: site.name, title, byline: `@${row.username}`, rating: null, picture: null }
}

async function findProductFacts(slug: string): Promise<ShareFacts | null> {
  const row = await db.product.findUnique({
    where: { slug },
    select: { name: true, brand: true, category: { select: { name: true } }, picture: { select: { key: true } } },
  })
  if (!row) return null
  return {
    kicker: `Store · ${row.category.name}`,
    title: row.name,
    byline: row.brand ?? site.name,
    rating: null,
    picture: row.picture && (await openPicture(row.picture)),
  }
}

async function findPageFacts(name: string): Promise<ShareFacts | null> {
  const known = PAGE_NAMES.find((page) => page === name)
  const title = known ? (await readPage(known)).title : sectionWords(name)
  if (title === undefined) return null
  return {
    kicker: name === 'home' ? 'Technology, tested' : site.name,
    title,
    byline: name === 'home' ? '' : site.tagline,
    rating: null,
    picture: null,
  }
}
