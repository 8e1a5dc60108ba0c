import type { Page } from '@playwright/test'
import { first } from '../support/content'
import { untilKnown } from '../support/list'
import { loseCode } from '../support/lose-code'
import { expect, expectToast, openForm, signIn, test } from './support/test'

const OLDER =
  'The site has been renewed since this page was opened. Please load the page again, and then try once more.'

/** A page that a member sees, with what they may press there. */
const openKnown = (page: Page, path: string) => untilKnown(page, () => openForm(page, path))

const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()

test('a button of an older build says that no second press helps, and so does Log Out', async ({
  page,
  accounts,
  announce,
  content,
}) => {
  await signIn(page, await accounts.add())
  await page.route('**', (route) => {
    const headers = route.request().headers()
    const action = headers['next-action']
    if (!action) return route.fallback()
    announce(new URL(route.request().url()).pathname, 409)
    return route.continue({ headers: { ...headers, 'next-action': action.replace(/.{8}$/, '00000000') } })
  })
  const { slug } = first(content.articles)
  for (const name of [/^Like “/, /^Save “/, /^Follow /]) {
    await openKnown(page, `/article/${slug}`)
    await press(page, name)
    await expectToast(page, OLDER)
  }
  const topic = first(content.topics)
  await openKnown(page, `/forum/topic/${topic.number}/${topic.slug}`)
  await press(page, /^Mute/)
  await expectToast(page, OLDER)
  await openForm(page, '/settings')
  await press(page, /^Log Out/)
  await expectToast(page, 'Error', OLDER)
})

test('Log Out whose code does not come says so, and works with the next press', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  const pressInMenu = async () => {
    await page.getByRole('button', { name: `Account menu of ${person.username}` }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
  }
  for (const leave of [() => press(page, /^Log Out/), pressInMenu]) {
    await openForm(page, '/settings')
    const goOn = await loseCode(page)
    await leave()
    await expect(page.locator('#announcer')).toHaveText('Error. Failed to sign out')
    await goOn()
  }
  await pressInMenu()
  await expectToast(page, 'Signed out', 'You have been signed out successfully')
})

test('a button whose session has ended asks to sign in, and is pressed after that', async ({
  page,
  accounts,
  content,
}) => {
  const person = await accounts.add()
  await signIn(page, person)
  await openKnown(page, `/article/${first(content.articles).slug}`)
  await accounts.sql`delete from sessions where user_id = ${person.id}`
  await press(page, /^Like “/)
  await expectToast(page, 'Please sign in first.')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(dialog).toBeHidden()
  await press(page, /^Like “/)
  await expect(page.getByRole('button', { name: /^Like “/, pressed: true }).first()).toBeVisible()
})
