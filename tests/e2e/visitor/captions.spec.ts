import { first } from '../support/content'
import { expect, test } from '../support/test'

for (const kind of ['review', 'article'] as const) {
  const pathOf = (slug: string) => (kind === 'review' ? `/reviews/${slug}` : `/article/${slug}`)

  test(`the caption of a picture stands below it, on the page of one ${kind} and not of another`, async ({
    page,
    content,
  }) => {
    const captioned = content.captions.filter((text) => text.kind === kind)
    const { slug, caption } = first(captioned)
    await page.goto(pathOf(slug))
    const shown = page.getByRole('figure').locator('figcaption').first()
    await expect(shown).toHaveText(caption)
    const [words, picture] = [await shown.boundingBox(), await page.locator('.text-picture .picture').boundingBox()]
    if (!words || !picture) throw new Error('One of them is not shown.')
    expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    expect(words.y - picture.y - picture.height).toBeLessThan(24)
    if (kind === 'review') {
      // The score hangs over the picture's lower edge on all but wide screens: the words stand beside it.
      const range = await shown.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return text.getBoundingClientRect().toJSON()
      })
      const score = await page.locator('.text-picture .score').boundingBox()
      if (!score) throw new Error('There is no score.')
      expect(range.left >= score.x + score.width || range.top >= score.y + score.height).toBe(true)
    }

    const texts = kind === 'review' ? content.reviews : content.articles
    const bare = first(texts.filter((text) => captioned.every((other) => other.slug !== text.slug)))
    await page.goto(pathOf(bare.slug))
    await expect(page.locator('.text-picture .picture')).toBeVisible()
    await expect(page.locator('.text-lead figcaption')).toHaveCount(0)
  })
}

test('a picture within a text stands there with its caption', async ({ page, content }) => {
  await page.goto(`/article/${first(content.illustrated)}`)
  const figure = page.locator('.prose figure')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.getByRole('img')).toHaveJSProperty('complete', true)
  await expect
    .poll(() => figure.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expect(figure.getByRole('img')).toHaveAccessibleName(/\w+/)
  await expect(figure.locator('figcaption')).toHaveText(/\w+/)
})
