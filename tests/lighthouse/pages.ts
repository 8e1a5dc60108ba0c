import { ask } from '../deploy/ask'

/** One page of each kind that readers arrive on, by what the site itself links to. */
export async function findPages(site: string): Promise<{ name: string; url: string }[]> {
  const link = async (list: string, pattern: RegExp) => {
    const found = pattern.exec((await ask(`${site}${list}`)).text)?.[1]
    if (!found) throw new Error(`${list} links to nothing like ${pattern}.`)
    return found
  }
  const paths = {
    home: '/',
    reviews: '/reviews',
    review: await link('/reviews', /href="(\/reviews\/[a-z0-9-]+)"/),
    article: await link('/articles', /href="(\/article\/[a-z0-9-]+)"/),
    news: '/news',
    category: '/category/software',
    forum: '/forum',
    store: '/store',
  }
  return Object.entries(paths).map(([name, path]) => ({ name, url: `${site}${path}` }))
}
