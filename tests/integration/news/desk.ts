import { db } from '@/lib/core/db'

/** What news need before anybody enters one: two sources and one that takes no more, and two categories. */
export async function makeDesk(): Promise<void> {
  const sources = ['Wired', 'CNET', 'Gazette']
  await db.newsSource.createMany({
    data: sources.map((name) => ({
      name,
      slug: name.toLowerCase(),
      siteUrl: `https://${name.toLowerCase()}.example`,
      active: name !== 'Gazette',
    })),
    skipDuplicates: true,
  })
  await db.category.createMany({
    data: ['AI', 'Cloud'].map((name, position) => ({
      kind: 'news' as const,
      slug: name.toLowerCase(),
      name,
      position,
    })),
    skipDuplicates: true,
  })
}

let count = 0

/** What a form says of an item that nobody has entered before. */
export const fillNews = (change: Record<string, string> = {}) => {
  count += 1
  return {
    title: `Report ${count}`,
    description: 'What happened, in two sentences.',
    source: 'wired',
    link: `https://wired.example/${count}`,
    author: '',
    category: 'ai',
    publishedAt: `2026-01-01T00:${String(count % 60).padStart(2, '0')}`,
    ...change,
  }
}
