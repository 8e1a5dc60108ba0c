import { expect, expectToast, fillSignIn, test } from '../accounts/support/test'
import { first } from '../support/content'
import { openPage } from '../support/list'

test('a message stays on the screen though its former one is just leaving', async ({ page, context, content }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `/article/${first(content.articles).slug}`)
  const share = page.getByRole('main').getByRole('button', { name: 'Share' })
  const messages = page.locator('.toast-host .toast')
  // Watching from before the first message on: whoever comes later may find it gone.
  await share.evaluate((button) => {
    const leaving = new MutationObserver(() => {
      if (!document.querySelector('.toast-host .toast[data-removed=true]')) return
      leaving.disconnect()
      if (button instanceof HTMLElement) button.click()
      document.documentElement.dataset.testPressed = ''
    })
    leaving.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-removed'] })
  })
  await share.click()
  await expect(messages).toHaveText('Link copied')
  await expect(page.locator('html[data-test-pressed]'), 'pressed again as the first one leaves').toBeAttached()
  await expect(page.locator('.toast-host .toast[data-removed=false]')).toHaveText('Link copied')
  await expect(messages).toHaveCount(1)
})

test('an error stays until it is closed, any other message goes by itself', async ({ page, context, content }) => {
  await page.clock.install()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `/article/${first(content.articles).slug}`)
  const messages = page.locator('.toast-host .toast')
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  await expectToast(page, 'Link copied')
  await page.emulateMedia({ media: 'print' })
  await expect(messages).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.clock.fastForward(4_000)
  await expect(messages).toHaveCount(0)

  await page.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, 'nobody@example.com', 'Not-the-password-1')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Sign in failed')
  await page.emulateMedia({ media: 'print' })
  await expect(messages).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.clock.fastForward(60_000)
  // Whatever is over has left by then.
  await page.clock.runFor(1_000)
  await expect(messages).toHaveText(/^Sign in failed/)
  await page.getByRole('button', { name: 'Close toast' }).click()
  await expect(messages).toHaveCount(0)
})

test('the Tab key leads through an error and on, Escape closes it and leads back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openPage(page, '/sign-in')
  await fillSignIn(page, 'nobody@example.com', 'Not-the-password-1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, 'Sign in failed')
  const toast = page.locator('.toast-host .toast')
  const up = page.getByRole('button', { name: 'Scroll to top' })
  await page.locator('.site-footer').getByRole('link').last().focus()
  if (await up.isVisible()) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
  await expect(toast).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await expect(toast.getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.toast-host :focus')).toHaveCount(0)
  await expect(page.locator('.site-footer :focus'), 'sent back to where the focus came from').toHaveCount(0)

  const email = page.getByRole('main').getByLabel('Email', { exact: true })
  await email.focus()
  await toast.focus()
  await page.keyboard.press('Escape')
  await expect(email).toBeFocused()
  await expect(toast).toHaveCount(0)
  await expect(email).toBeFocused()
})

test('Escape closes the error over a dialog, and not the dialog', async ({ page }) => {
  await openPage(page, '/')
  await page.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, 'nobody@example.com', 'Not-the-password-1')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Sign in failed')
  await page.getByRole('button', { name: 'Close toast' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast-host .toast')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
})
