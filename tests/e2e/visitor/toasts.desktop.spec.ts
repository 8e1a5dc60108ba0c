import { first } from '../support/content'
import { openPage } from '../support/list'
import { expect, test } from '../support/test'

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
