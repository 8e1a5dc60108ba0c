import { first } from '../support/content'
import { openPage } from '../support/list'
import { expectRoomForLongWord } from '../support/long-word'
import { test } from '../support/test'

const LEAD = ['.lead h2 a', '.lead > p:not(.kicker, .meta)']
const BESIDE_LEAD = '.lead-side :is(h2, h3) a'

test('a word that is longer than a line makes no page wider', async ({ page, content }) => {
  const review = `/reviews/${first(content.reviews).slug}`
  await openPage(page, '/store')
  const product = (await page.locator('.product-cards h2 a').first().getAttribute('href')) ?? ''
  for (const [address, texts] of [
    ['/', [...LEAD, BESIDE_LEAD]],
    ['/news', [...LEAD, BESIDE_LEAD]],
    [
      review,
      [
        '.points-pro li',
        '.points-con li',
        '[aria-label="More reviews"] a',
        '[aria-label="About the author"] .font-reading',
      ],
    ],
    [product, ['.product-head h1']],
    ['/people/iris', ['main header p.font-reading']],
  ] as const) {
    await openPage(page, address)
    for (const text of texts) await expectRoomForLongWord(page.locator(text).first())
  }
})
