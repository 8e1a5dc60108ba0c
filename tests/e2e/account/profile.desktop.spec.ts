import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { someName } from '@/tests/support/people'
import { expect, expectToast, field, openForm, signIn, test } from '../accounts/support/test'
import { expectAddress } from '../support/list'

test('a profile is seen, changed, and shown where its owner wrote', async ({ page, browser, accounts, announce }) => {
  const person = await accounts.add()
  const [topic] = await accounts.sql<{ number: number; slug: string }[]>`
    insert into topics (id, slug, title, excerpt, content, author_id, category)
    select gen_random_uuid(), 'by-a-member', 'Which desk lamp?', 'E', 'C', ${person.id}, id
    from categories where kind = 'topic' limit 1 returning number, slug`
  const address = `/forum/topic/${topic?.number}/${topic?.slug}`
  await page.goto(address)
  await expect(page.getByRole('main').getByText(person.username).first()).toBeVisible()

  await signIn(page, person, '/profile')
  await expect(page.getByRole('definition').getByText(person.id)).toBeVisible()
  await expect(page.getByRole('definition').getByText('free', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeFocused()
  const name = someName('renamed')
  await field(page, 'Username').fill('ab')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update failed', 'Username must be at least 3 characters')
  await expect(field(page, 'Username')).toBeFocused()
  await field(page, 'Username').fill('admin')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update failed', 'Username is already taken')
  await field(page, 'Username').fill(name)
  await field(page, 'Bio').fill('Solders in the evening.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Profile updated', 'Your profile has been successfully updated.')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeFocused()
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await expect(page.getByRole('main').getByText(person.username)).toHaveCount(0)

  const reader = await (await browser.newContext()).newPage()
  announce(`/people/${name}`, 404)
  for (const isPublic of [true, false]) {
    await openForm(page, '/profile?edit=yes')
    await page.getByLabel('Show a public page about me').setChecked(isPublic)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Profile updated')
    const answer = await reader.goto(`/people/${name}`)
    expect(answer?.status()).toBe(isPublic ? 200 : 404)
    if (isPublic) await expect(reader.getByRole('main')).toContainText('Solders in the evening.')
    await reader.goto(address)
    await expect(reader.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(isPublic ? 1 : 0)
  }
  await reader.context().close()

  await page.goto('/profile?edit=yes')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveTitle('Security | Profile | Fieldtest')
})

test('two windows: neither text is lost', async ({ page, context, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await openForm(page, '/profile?edit=yes')
  const other = await context.newPage()
  await openForm(other, '/profile?edit=yes')
  await field(other, 'Bio').fill('Written in the other window.')
  await other.getByLabel('Show a public page about me').check()
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(other, 'Profile updated')

  // A picture reads the page anew; what was typed before does not pass for newer than what it never saw.
  await field(page, 'Bio').fill('Written in this window.')
  await page.locator('input[type="file"]').setInputFiles('public/icon-512.png')
  await page.getByRole('button', { name: 'Save Picture' }).click()
  await expect(page.getByRole('button', { name: 'Remove Picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update failed', 'Your profile was changed in another window meanwhile.')
  await expect(field(page, 'Bio')).toHaveValue('Written in this window.')
  await expect(page.getByText('Stored now', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('main').getByText('Written in the other window.')).toBeVisible()
  await expect(page.getByRole('main').getByText('With a public page')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Profile updated')
  await expect(page.getByRole('definition').getByText('Written in this window.')).toBeVisible()
})

test('a picture is cut to a square by keyboard, shown everywhere, refused with a sentence, removed', async ({
  page,
  accounts,
  announce,
}) => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })
      .jpeg()
      .toBuffer()
  const choose = async (buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await signIn(page, await accounts.add())
  await openForm(page, '/profile?edit=yes')
  await choose(Buffer.from('no picture at all'))
  await expect(page.getByText('Please choose a JPEG, PNG, GIF or WebP picture.')).toBeVisible()
  await choose(await draw(6000, 10))
  await expect(page.getByText('That picture is 6000 × 10 pixels. A side may have at most 5,000.')).toBeVisible()

  announce('/api/avatar', 400)
  // Too large for the browser itself, which does not say so.
  await choose(await giant(30_000))
  await expect(page.getByText('It may be damaged, or have more than 5,000 pixels a side.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Picture' }).click()
  await expectToast(page, 'Update failed', 'That picture is 30000 × 30000 pixels. A side may have at most 5,000.')

  await choose(await draw(3000, 2000))
  await expect(page.getByRole('img', { name: 'The picture as it will be shown' })).toBeVisible()
  await page.getByLabel('Zoom').press('ArrowRight')
  await page.getByLabel('Left to right').press('End')
  await page.getByRole('button', { name: 'Save Picture' }).click()
  await expectToast(page, 'Profile updated')
  const portrait = page.getByRole('main').locator('img[src^="/media/"]').first()
  await expect(portrait).toBeVisible()
  const sides = () => portrait.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(sides).toEqual([192, 192])
  await expect(page.locator('.account-button img')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Picture' }).click()
  await expect(portrait).toHaveCount(0)
  await expect(page.locator('.account-button img')).toHaveCount(0)
})

test('a chosen picture is saved with the fields; where it does not arrive, both wait', async ({ page, accounts }) => {
  await signIn(page, await accounts.add())
  await openForm(page, '/profile?edit=yes')
  await field(page, 'Bio').fill('Seen at last.')
  await page.locator('input[type="file"]').setInputFiles('public/icon-512.png')
  await expect(page.getByRole('img', { name: 'The picture as it will be shown' })).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update failed')
  await expect(page.getByRole('img', { name: 'The picture as it will be shown' })).toBeVisible()
  await expect(field(page, 'Bio')).toHaveValue('Seen at last.')
  await page.context().setOffline(false)

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Profile updated')
  await expectAddress(page, '/profile')
  await expect(page.getByRole('definition').getByText('Seen at last.')).toBeVisible()
  await expect(page.getByRole('main').locator('img[src^="/media/"]').first()).toBeVisible()
})

/** A PNG file whose head says that it has this many pixels a side. */
async function giant(side: number) {
  const file = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer()
  file.writeUInt32BE(side, 16)
  file.writeUInt32BE(side, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}
