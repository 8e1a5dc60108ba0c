import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { someAddress } from '@/tests/support/some-address'
import { enter, expect, openForm, signIn, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'

const text = (page: Page) => page.getByRole('main').getByLabel('Text', { exact: true }).filter({ visible: true })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name })

test('a member writes with marks, names and a picture, and looks at it before it is posted', async ({
  page,
  accounts,
  announce,
}) => {
  test.slow()
  announce('/api/pictures', 400)
  const writer = await accounts.add()
  const called = await accounts.add()
  await signIn(page, writer)
  await openForm(page, '/forum/new')
  const field = text(page)

  await test.step('keys and tools', async () => {
    await field.click()
    // The code of the tools comes with the first use.
    await tool(page, 'Bold').click()
    await expect(field).toHaveValue('****')
    await page.keyboard.type('Loud')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' and quiet')
    await expect(field).toHaveValue('**Loud** and quiet')
    await expect(page.locator('html[data-sidebar="open"]')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(field).not.toHaveValue('**Loud** and quiet')
    await field.fill('**Loud**')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('**Loud**\n\n- one\n- two\n')
    await tool(page, 'Bold').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tool(page, 'Italic')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tool(page, 'Picture')).toBeFocused()
  })

  await test.step('a name', async () => {
    await field.focus()
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length, area.value.length))
    await page.keyboard.type(`\nAs @${called.username.slice(0, -1)}`)
    const option = page.getByRole('option', { name: called.username })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expectNoViolations(page, 'names', 'main')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(new RegExp(`As @${called.username} $`))
    await expect(option).toHaveCount(0)
  })

  await test.step('a picture', async () => {
    const choose = async (name: string, buffer: Buffer, opener: string) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: opener }).filter({ visible: true }).click()
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
    }
    await choose('script.png', Buffer.from('#!/bin/sh'), 'Picture')
    await page.getByRole('button', { name: 'Add picture' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please choose a JPEG, PNG, GIF or WebP picture.' }),
    ).toBeVisible()
    const png = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#2f736f' } })
      .png()
      .toBuffer()
    await choose('desk.png', png, 'Another file')
    await page.getByLabel('What does it show?').fill('A green desk')
    await expectNoViolations(page, 'a picture', 'main')
    await page.getByLabel('Caption (optional)').fill('In the lab')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(
      /\n\n!\[A green desk\]\(\/media\/[0-9a-f]{32}-1200\.webp#800x500 "In the lab"\)\n\n$/,
    )
  })

  await test.step('the preview', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click()
    const panel = page.getByRole('tabpanel')
    await expect(panel.locator('strong')).toHaveText('Loud')
    await expect(panel.getByRole('listitem')).toHaveText(['one', 'two'])
    const picture = panel.getByRole('img', { name: 'A green desk' })
    await expect(picture).toHaveAttribute('height', '500')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(panel.getByText('In the lab')).toBeVisible()
    await expectNoViolations(page, 'the preview', 'main')
    await page.getByRole('tab', { name: 'Write' }).click()
    await expect(field).toBeVisible()
  })

  await test.step('too much', async () => {
    // Before there are words for it, or it would not be read out.
    const said = page.locator('.writing-foot').getByRole('status').last()
    await field.fill('x')
    await expect(said).toHaveText('')
    await field.fill('x'.repeat(9_900))
    await expect(page.getByText('100 characters left')).toBeVisible()
    await expect(said).toHaveText('Less than 200 characters left')
    await field.fill('x'.repeat(10_002))
    await expect(page.getByText('2 characters too many')).toBeVisible()
  })
})

test('what is typed is offered after a reload, on another device, and not to the next person', async ({
  page,
  accounts,
  browser,
}) => {
  test.slow()
  const writer = await accounts.add()
  await enter(page, writer)
  await openForm(page, '/forum/new')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('A laptop that lasts')
  await text(page).fill('Three days without a charger.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await text(page).pressSequentially(' Really.')

  await test.step('after a reload', async () => {
    await page.reload()
    const offer = page.getByRole('region', { name: 'Text that was not posted' })
    await expect(offer).toContainText('Three days without a charger. Really.')
    await expect(text(page)).toHaveValue('')
    await expectNoViolations(page, 'an offer', 'main')
    await text(page).fill('Something else')
    await expect(offer).toBeVisible()
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(text(page)).toHaveValue('Three days without a charger. Really.')
    await expect(title).toHaveValue('A laptop that lasts')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text(page)).toHaveValue('Something else')
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
  })

  await test.step('signing out takes it from the browser', async () => {
    await text(page).pressSequentially(' And more.')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0)
    await expect(text(page)).toHaveValue('')
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).not.toContain('charger')
  })

  await test.step('another device offers all of it', async () => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })
    const other = await context.newPage()
    await enter(other, writer)
    await openForm(other, '/forum/new')
    const offer = other.getByRole('region', { name: 'Text that was not posted' })
    await expect(offer.filter({ hasText: 'Really. And more.' })).toBeVisible()
    await offer.filter({ hasText: 'And more.' }).getByRole('button', { name: 'Discard' }).click()
    await expect(other.getByText('The text was discarded.')).toBeVisible()
    await expect.poll(async () => (await accounts.sql`select from drafts where user_id = ${writer.id}`).length).toBe(0)
    await context.close()
  })
})

test('what a visitor typed is theirs after signing in, and gone once it is posted', async ({
  page,
  accounts,
  content,
}) => {
  test.slow()
  const writer = await accounts.add()
  const [topic] = content.topics
  if (!topic) throw new Error('There are no topics.')
  const address = `/forum/topic/${topic.number}/${topic.slug}`
  await openForm(page, address)
  const reply = `Mine does the same since ${writer.username} looked at it.`
  await text(page).fill(reply)
  await expect(page.getByText('Kept in this browser')).toBeVisible()
  await signIn(page, writer, address)
  const offer = page.getByRole('region', { name: 'Text that was not posted' })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(text(page)).toHaveValue(reply)
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page.locator('.prose').filter({ hasText: reply, visible: true })).toBeVisible()
  await openForm(page, address)
  await expect(page.getByRole('button', { name: 'Post Reply' })).toBeVisible()
  await expect.poll(async () => (await accounts.sql`select from drafts where user_id = ${writer.id}`).length).toBe(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('does the same')
})
