import type { BrowserContext } from '@playwright/test'
import type { Accounts } from '@/tests/support/people'

type Stocked = {
  id: string
  slug: string
  name: string
  price: number
  discount: number
  rating: number | null
  category: string
}

/** What the store sells, the featured first, then the newest, as the list shows it. */
export const readStock = async ({ sql }: Accounts) => [
  ...(await sql<Stocked[]>`
    select p.id, p.slug, p.name, p.price_cents as price, p.discount_percent as discount, p.rating_tenths as rating, c.slug as category
    from products p join categories c on c.id = p.category
    where p.withdrawn_at is null order by p.featured desc, p.created_at desc, p.id desc`),
]

/** A product for one test alone, with two shops. It is not in any list that was made before. */
export async function addStock({ sql }: Accounts, name: string): Promise<{ id: string; slug: string; name: string }> {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const [row] = await sql<{ id: string }[]>`
    insert into products (id, slug, name, description, category, price_cents, updated_at)
    select gen_random_uuid(), ${slug}, ${name}, 'Made for a test.', id, 10000, now()
    from categories where kind = 'product' order by position limit 1 returning id`
  if (!row) throw new Error('The store has no category.')
  for (const [merchant, cents] of [
    ['First Shop', 10_000],
    ['Second Shop', 12_000],
  ] as const) {
    await sql`
      insert into offers (id, product_id, merchant, url, price_cents)
      values (gen_random_uuid(), ${row.id}, ${merchant}, ${`https://shop.example/${slug}`}, ${cents})`
  }
  await sql`insert into price_changes (id, product_id, price_cents) values (gen_random_uuid(), ${row.id}, 10000)`
  return { id: row.id, slug, name }
}

/** Stands in for every shop, which no test must reach. */
export const mockShops = (context: BrowserContext) =>
  context.route(/^https:\/\/[^/]+\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A shop</title>' }),
  )
