import { join } from 'node:path'
import type postgres from 'postgres'
import { dataRoot } from '@/lib/operations/folders'
import { openSql } from '@/lib/operations/sql'
import { sampleTexts, seedArticles, tagId, textPicture } from './articles'
import { EVERYBODY } from './cast'
import { seedComments } from './comments'
import { keepDemoAccounts } from './demo-accounts'
import { seedForum } from './forum'
import { inlinePictures } from './inline-pictures'
import { addMissingSources, newsPicture, seedNews, seedSources } from './news'
import { seedPayments } from './payments'
import { hashPasswords, seedPeople } from './people'
import { drawAvatars, drawPictures, seedMedia } from './pictures'
import { readSmallContent } from './small-content-schema'
import { productPicture, seedStore } from './store'
import { seedTaxonomy } from './taxonomy'

/**
 * `demoAccounts`: give the cast random passwords and keep them in the data folder (packaged database only).
 * `sampleContent`: false fills in the taxonomy and the sources of news only, which every site needs.
 */
export type SeedOptions = { url: string; demoAccounts: boolean; sampleContent: boolean }

/**
 * Fills an empty database with the taxonomy and the sample site; the same rows with the same ids every time, but for the
 * demo passwords. All rooms are one transaction, since a database that holds a taxonomy already is left alone: one that was
 * filled in part would stay so. Returns what was done, in words.
 */
export async function seedSite({ url, demoAccounts, sampleContent }: SeedOptions): Promise<string> {
  const sql = openSql(url)
  try {
    const [filled] = await sql`select 1 from categories limit 1`
    if (filled) return (await addMissingSources(sql)) ? 'sources of news' : 'filled already'
    if (!sampleContent) {
      await sql.begin(async (transaction) => {
        await seedTaxonomy(transaction)
        await seedSources(transaction)
      })
      return 'categories and sources only'
    }

    const texts = sampleTexts()
    const media = join(dataRoot(), 'media')
    const small = readSmallContent()
    const wanted = [
      ...[...texts.reviews, ...texts.articles].flatMap((text) => [textPicture(text), ...inlinePictures(text.body)]),
      ...small.news.map(newsPicture),
      ...small.products.map(productPicture),
    ]
    const topicTags = Object.values(small.topics)
      .flat()
      .flatMap(({ tags }) => tags)
    const passwords = demoAccounts ? keepDemoAccounts() : {}
    const [drawn, avatars, hashes] = await Promise.all([
      drawPictures(media, wanted),
      drawAvatars(
        media,
        EVERYBODY.filter(({ bio }) => bio).map(({ username }) => username),
      ),
      hashPasswords(passwords),
    ])
    const rooms: ((transaction: postgres.ISql) => Promise<void>)[] = [
      seedTaxonomy,
      seedSources,
      (room) => seedPeople(room, hashes, avatars),
      (room) => seedMedia(room, drawn),
      (room) => seedArticles(room, texts, topicTags, drawn),
      (room) => seedComments(room, texts, small.comments),
      (room) => seedNews(room, small.news),
      (room) => seedForum(room, small.topics, tagId),
      (room) => seedStore(room, small.products, texts),
      seedPayments,
    ]
    await sql.begin(async (transaction) => {
      for (const room of rooms) await room(transaction)
    })
    await sql`analyze`
    return 'sample site'
  } finally {
    await sql.end({ timeout: 5 })
  }
}
