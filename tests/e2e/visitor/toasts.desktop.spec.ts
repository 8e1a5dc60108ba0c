import { first } from '../support/content'
import { openPage } from '../support/list'
import { expect, test } from '../support/test'

test('a message stays on the screen though its former one is just leaving', async ({ page, context, content }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `/article/${first(content.articles).slug}`)
  const share = page.getByRole('main').getByRole('button', { name: 'Share' })
  const messages = page.locator('.toast-host .toast')
  await share.click()
  await expect(messages).toHaveText('Link copied')
  await share.evaluate(
    (button) =>
      new Promise<void>((pressed) => {
        const leaving = new MutationObserver(() => {
          if (!document.querySelector('.toast-host .toast[data-removed=true]')) return
          leaving.disconnect()
          if (button instanceof HTMLElement) button.click()
          pressed()
        })
        leaving.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-removed'] })
      }),
  )
  await expect(page.locator('.toast-host .toast[data-removed=false]')).toHaveText('Link copied')
  await expect(messages).toHaveCount(1)
})
