import { someName } from '@/tests/support/people'
import { awaitMail, enter, expect, expectToast, openForm, pathOf, signIn, test } from '../accounts/support/test'
import { openPage } from '../support/list'

test('from the footer to the list, to one’s topics and off again', async ({ page, accounts }) => {
  const email = `${someName('reader')}@example.com`
  const statusOf = async () =>
    (await accounts.sql`select status, topics from newsletter_subscribers where email = ${email}`)[0]
  await openPage(page, '/about')
  const form = page.locator('.site-footer .newsletter-form')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Email required', 'Please enter your email address')
  await expect(form.getByLabel('Email address')).toBeFocused()
  await form.getByLabel('Email address').fill('not-an-address')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription('Please enter a valid email address')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Subscription successful!', 'Thank you for subscribing to our newsletter.')
  await expect(page.locator('.site-footer .newsletter-done')).toBeFocused()

  // A mail scanner opens the link; only the button confirms.
  const link = pathOf(await awaitMail(email, 'Please confirm your subscription'))
  await openForm(page, link)
  expect(await statusOf()).toMatchObject({ status: 'pending' })
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expectToast(page, 'Your subscription is confirmed.')
  expect(await statusOf()).toMatchObject({ status: 'confirmed' })
  await awaitMail(email, 'Welcome to the Fieldtest newsletter')
  // Whoever opens the link again need not wonder whether it has worked.
  await openPage(page, link)
  await expect(page.getByRole('main').getByText('Your subscription is confirmed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Choose your topics' }).click()
  await page.getByLabel('The week’s news').uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expectToast(page, 'Preferences saved')
  expect(await statusOf()).toMatchObject({ topics: ['reviews', 'articles', 'community'] })

  // The button of a mail program: a bare POST without cookies, without a redirect.
  const token = new URLSearchParams(link.split('?')[1])
  const answer = await fetch(new URL(`/api/newsletter/unsubscribe?${token}`, page.url()), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    redirect: 'error',
  })
  expect(answer.status).toBe(200)
  expect(await statusOf()).toMatchObject({ status: 'unsubscribed' })
  await openPage(page, `/newsletter/unsubscribe?${token}`)
  await expect(page.getByRole('main').getByText('You have been unsubscribed.')).toBeVisible()
  await openPage(page, `/newsletter/preferences?${token}`)
  await page.getByRole('main').getByRole('link', { name: 'Subscribe again' }).click()
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expectToast(page, 'Your subscription is confirmed.')
  expect(await statusOf()).toMatchObject({ status: 'confirmed' })
})

test('the home page asks as well, and a form that was sent does not come back', async ({ page }) => {
  const email = `${someName('reader')}@example.com`
  await openPage(page, '/')
  const card = page.getByRole('region', { name: 'What we tested this week, in one letter' })
  await card.getByLabel('Email address').fill(email)
  await card.getByRole('button', { name: 'Subscribe' }).click()
  await expect(card.getByText('Thank you for subscribing to our newsletter.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await page.waitForURL('/news')
  await page.goBack()
  await expect(card.getByLabel('Email address')).toBeVisible()
})

test('the list is for administrators: searched, narrowed, taken away as a file', async ({ page, accounts }) => {
  const [name, admin] = [someName('listed'), await accounts.add({ role: 'admin' })]
  await accounts.sql`
    insert into newsletter_subscribers (id, email, status, token_hash)
    select gen_random_uuid(), ${`=${name}`} || n || '@example.com', 'confirmed', sha256((${name} || n)::bytea)
    from generate_series(1, 3) n`
  await signIn(page, admin, '/admin/newsletter')
  await page.getByRole('main').getByRole('searchbox').fill(name)
  await page.getByLabel('Status').selectOption('Confirmed')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/q=listed.*status=confirmed/)
  await expect(page.getByRole('region', { name: 'Subscribers' }).getByRole('row')).toHaveCount(4)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`'=${name}`)
  const [entry] = await accounts.sql`
    select count(*)::int as count from audit_entries where action = 'newsletter.export' and actor = ${admin.username}`
  expect(entry).toEqual({ count: 1 })

  const moderator = await accounts.add({ role: 'moderator' })
  await page.context().clearCookies()
  await enter(page, moderator)
  await page.goto('/admin/newsletter')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(await page.content()).not.toContain(name)
  expect((await page.request.get('/admin/newsletter/export')).status()).toBe(403)
})
