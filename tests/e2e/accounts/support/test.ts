import type { Page } from '@playwright/test'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'
import { type Mail, readMails } from '@/tests/support/mail-box'
import { type Accounts, makeAccounts, type Person, someName, somePassword } from '@/tests/support/people'
import { expectHydrated } from '../../support/list'
import { test as base, expect } from '../../support/test'

type Fixtures = {
  /** Makes members for this test alone and changes them behind the site's back. */
  accounts: Accounts
}

/** The browser tests' `test` for accounts. */
export const test = base.extend<Fixtures>({
  // Playwright reads from the pattern which fixtures this one needs, so there has to be one.
  accounts: async ({ browserName: _ }, use) => {
    const accounts = makeAccounts()
    await use(accounts)
    await accounts.close()
  },
})

export { expect }

export type Newcomer = { username: string; email: string; password: string }

/** Somebody who has no account yet. */
export const newcomer = (): Newcomer => {
  const username = someName('new')
  return { username, email: `${username}@example.com`, password: somePassword() }
}

/** Signs in on the sign-in page and waits for the page that it leads to. */
export async function signIn(page: Page, { email, password }: Person, callbackUrl = '/about') {
  await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`)
  await fillSignIn(page, email, password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(callbackUrl)
}

/**
 * Signed in without the form, which most tests need not see; then on the page of this address, if there is one. `signIn` is
 * for tests about signing in, and for one or some of every room.
 */
export async function enter(page: Page, person: Person, address?: string) {
  const { openSession, close } = makeAccounts()
  const token = await openSession(person)
  await close()
  const cookie = { url: process.env.TEST_SITE ?? '', sameSite: 'Lax' as const }
  await page.context().addCookies([
    { ...cookie, name: SESSION_COOKIE_NAME, value: token, httpOnly: true },
    { ...cookie, name: 'signed-in', value: '1' },
  ])
  if (address) await page.goto(address)
}

/** Over a page whose session has ended: what is on it stays as it is. */
export async function signInOver(page: Page, { email, password }: Person) {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** A visible control by its label; Next keeps the page just left hidden in the document. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true })

export async function fillSignIn(page: Page, email: string, password: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

/** A page of accounts whose forms are alive. */
export async function openForm(page: Page, address: string) {
  await page.goto(address)
  await expectHydrated(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main form')].every((form) =>
      Object.keys(form).some((key) => key.startsWith('__react')),
    ),
  )
}

/** A toast with this title that no call before has met; its text as well, if one is expected. */
export async function expectToast(page: Page, title: string, description?: string) {
  // The newest stands first; what was said before it leaves a little later.
  const toast = page.locator('.toast-host .toast:not([data-test-met])').filter({ hasText: title }).first()
  // Passwords are hashed one after the other, at a price.
  await expect(toast).toBeVisible({ timeout: 15_000 })
  if (description !== undefined) await expect(toast).toContainText(description)
  // Every message is an element of its own; one that has left meanwhile needs no mark.
  await toast.evaluateAll(([met]) => met?.setAttribute('data-test-met', ''))
}

/** Waits for the newest mail to an address whose subject holds these words; `after` leaves out that many earlier ones. */
export async function awaitMail(to: string, subject: string, after = 0): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails = (await readMails(to)).filter((mail) => mail.subject.includes(subject))
        found = mails.length > after ? mails.at(-1) : undefined
        return found !== undefined
      },
      { message: `a mail to ${to}: ${subject}`, timeout: 20_000 },
    )
    .toBe(true)
  if (!found) throw new Error('unreachable')
  return found
}

/** The path with query of a mailed link. */
export const pathOf = ({ link }: Mail) => {
  const { pathname, search } = new URL(link)
  return pathname + search
}
