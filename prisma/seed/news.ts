import type postgres from 'postgres'
import { toSlug } from '@/lib/core/slug'
import { between, daysAgo, seedId, shuffled } from './deterministic'
import { insertRows } from './insert-rows'
import { pictureId, type Wanted } from './pictures'
import type { SmallContent } from './small-content-schema'
import { categoryId } from './taxonomy'

/** Sites and feeds of the specification's ten sources. */
const SOURCES: [name: string, site: string, feed: string][] = [
  ['TechCrunch', 'https://techcrunch.com', 'https://techcrunch.com/feed/'],
  ['The Verge', 'https://www.theverge.com', 'https://www.theverge.com/rss/index.xml'],
  ['Engadget', 'https://www.engadget.com', 'https://www.engadget.com/rss.xml'],
  ['CNET', 'https://www.cnet.com', 'https://www.cnet.com/rss/news/'],
  ['ZDNet', 'https://www.zdnet.com', 'https://www.zdnet.com/news/rss.xml'],
  ['Wired', 'https://www.wired.com', 'https://www.wired.com/feed/rss'],
  ['AnandTech', 'https://www.anandtech.com', 'https://www.anandtech.com/rss/'],
  ['TechRadar', 'https://www.techradar.com', 'https://www.techradar.com/rss'],
  ['Mashable', 'https://mashable.com', 'https://mashable.com/feeds/rss/all'],
  ['Gizmodo', 'https://gizmodo.com', 'https://gizmodo.com/feed'],
]

type Item = SmallContent['news'][number]

export const newsPicture = ({ subject, title }: Item): Wanted => ({ subject, key: `news:${toSlug(title)}`, alt: '' })

const sourceId = (name: string) => seedId('news-source', name)

/** Where news come from. They are no sample content: an empty production database gets them too. */
export async function seedSources(sql: postgres.ISql): Promise<void> {
  await insertRows(
    sql,
    'news_sources',
    SOURCES.map(([name, site_url, feed_url]) => ({ id: sourceId(name), slug: toSlug(name), name, site_url, feed_url })),
  )
}

/** Adds the sources to a database that was filled before it got any. Returns whether it has got them now. */
export async function addMissingSources(sql: postgres.Sql): Promise<boolean> {
  const hasSome = async (reader: postgres.ISql) => (await reader`select 1 from news_sources limit 1`).length > 0
  if (await hasSome(sql)) return false
  return sql.begin(async (transaction) => {
    // Two servers may start at the same moment.
    await transaction`lock table news_sources in share row exclusive mode`
    if (await hasSome(transaction)) return false
    await seedSources(transaction)
    return true
  })
}

export async function seedNews(sql: postgres.ISql, news: Item[]): Promise<void> {
  const sites = new Map(SOURCES.map(([name, site]) => [name, site]))
  await insertRows(
    sql,
    'news_items',
    shuffled(news, 'news').map((item, index) => {
      const slug = toSlug(item.title)
      const at = daysAgo(0.06 + index * 0.29 + between(0, 300, `minute:${slug}`) / 1440)
      return {
        id: seedId('news', slug, at),
        slug,
        title: item.title,
        description: item.description,
        author: item.author,
        // The events are invented: the link leads to the source's front page and claims no article there.
        link: `${sites.get(item.source)}/?fieldtest-sample=${slug}`,
        source_id: sourceId(item.source),
        category: categoryId('news', toSlug(item.category)),
        picture_id: pictureId(newsPicture(item)),
        published_at: at,
        created_at: at,
      }
    }),
  )
}
