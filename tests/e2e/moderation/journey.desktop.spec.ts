import { expect, expectToast, field, openForm, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { beginTopic, enterAs } from './support/topic'

test('from a report to a decision, an appeal and back', async ({ page, browser, accounts }) => {
  test.setTimeout(240_000)
  const [author, reporter] = [await accounts.add(), await accounts.add()]
  const [moderator, colleague] = [await accounts.add({ role: 'moderator' }), await accounts.add({ role: 'moderator' })]
  const topic = await beginTopic(accounts, reporter, author)

  // A visitor is asked to sign in, a member reports.
  await openPage(page, topic.address)
  const reply = page.locator('#reply-1')
  await reply.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  const reporting = await enterAs(browser, reporter)
  await openPage(reporting, topic.address)
  await expect(reporting.locator('#reply-1')).toContainText(topic.text)
  await reporting.locator('#reply-1').getByRole('button', { name: 'Report' }).click()
  const dialog = reporting.getByRole('dialog', { name: 'Report this reply' })
  await expect(dialog.getByLabel('Spam or advertising')).toBeFocused()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.locator('form').getByText('Please choose a reason')).toBeVisible()
  await dialog.getByLabel('Spam or advertising').check()
  await dialog.getByLabel('Note').fill('It sells watches.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expectToast(reporting, 'Report sent', 'Thank you.')
  await expect(dialog).toBeHidden()
  // Not in the dialog, which is gone by the time that it is read out.
  await expect(reporting.locator('#announcer')).toContainText('Report sent. Thank you.')

  // The staff is told; one claims the case, the other sees it and takes it over.
  const judging = await enterAs(browser, moderator)
  await openPage(judging, '/about')
  // Of every report that is sent meanwhile: another test may send one.
  await judging
    .getByRole('button', { name: new RegExp(`^Account menu of ${moderator.username}, \\d+ unread$`) })
    .click()
  await judging.getByRole('menuitem', { name: /^Messages \d+$/ }).click()
  await judging.getByRole('link', { name: `Spam or advertising: reply under “${topic.title}”` }).click()
  await expect(judging.getByRole('heading', { name: topic.title, level: 1 })).toBeVisible()
  await expect(judging.getByText('It sells watches.')).toBeVisible()
  const other = await enterAs(browser, colleague)
  await openForm(other, `/admin/moderation/reply/${topic.replyId}`)
  await other.getByRole('button', { name: 'Claim' }).click()
  await expect(other.getByText('This case is yours.').first()).toBeVisible()
  // Whose page still shows that nobody is on it does not take it by that.
  await judging.getByRole('button', { name: 'Claim' }).click()
  await expect(judging.getByRole('button', { name: 'Take over' })).toBeVisible()
  await openForm(judging, '/admin/moderation')
  const line = judging.getByRole('article').filter({ hasText: topic.title })
  await expect(line).toContainText(`with ${colleague.username}`)
  await line.getByRole('link', { name: topic.title }).click()
  await expect(judging.getByText(`${colleague.username} is on this case.`)).toBeVisible()
  await expect(judging.getByRole('button', { name: 'Decide' })).toBeHidden()
  await judging.getByRole('button', { name: 'Take over' }).click()

  // Hiding needs a reason and acts on the static page at once.
  await judging.getByLabel('Hide').check()
  await judging.getByRole('button', { name: 'Decide' }).click()
  await expectToast(judging, 'Not decided', 'Please give a reason')
  await expect(judging.getByRole('main').getByText('Please give a reason')).toBeVisible()
  await field(judging, 'Reason').fill('Advertising is not welcome here.')
  await judging.getByRole('button', { name: 'Decide' }).click()
  await expectToast(judging, 'Decided', 'It is out of sight now.')
  await openPage(page, topic.address)
  await expect(reply).toContainText('This reply was hidden by a moderator.')
  expect(await page.content()).not.toContain(topic.text)
  // Whoever looked at the case has read what was told of it, also without the message.
  await openForm(other, '/dashboard?tab=messages')
  const message = other.getByRole('main').getByRole('listitem').filter({ hasText: topic.title })
  await expect(message).toHaveCount(1)
  await expect(message.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0)

  // Whoever reported it hears of it; reading takes the count away.
  await openForm(reporting, '/dashboard?tab=messages')
  await expect(reporting.getByText('1 unread')).toBeVisible()
  await reporting.getByRole('button', { name: 'Mark as read Thank you for your report.' }).click()
  await expect(reporting.getByText('Everything is read')).toBeVisible()
  await expect(reporting.getByRole('listitem').filter({ hasText: 'Thank you for your report.' })).toBeFocused()
  await expect(reporting.getByRole('button', { name: 'Account menu of' })).not.toHaveAccessibleName(/unread/)

  // The author reads why and asks for another look.
  const writing = await enterAs(browser, author)
  await openForm(writing, '/comments')
  const own = writing.getByRole('listitem').filter({ hasText: topic.text })
  await expect(own).toContainText('Hidden')
  await expect(own).toContainText('Advertising is not welcome here.')
  await own.getByText('Ask for another look').click()
  await own.getByLabel('Why should it be shown again?').fill('It was a joke.')
  await own.getByRole('button', { name: 'Ask' }).click()
  await expect(own).toContainText('You asked for another look.')
  await openForm(judging, `/admin/moderation/reply/${topic.replyId}`)
  await expect(judging.getByText('It was a joke.')).toBeVisible()
  await expect(judging.getByText('Another moderator decides this appeal.')).toBeVisible()
  await expect(judging.getByRole('button', { name: 'Decide' })).toBeHidden()
  await openForm(other, `/admin/moderation/reply/${topic.replyId}`)
  await other.getByLabel('Show again').check()
  await field(other, 'Reason').fill('We saw no joke, but no shop either.')
  await other.getByRole('button', { name: 'Decide' }).click()
  await expectToast(other, 'Decided', 'It is shown again.')
  await openPage(page, topic.address)
  await expect(reply).toContainText(topic.text)
  for (const { context } of [reporting, judging, other, writing].map((one) => ({ context: one.context() }))) {
    await context.close()
  }
})

test('a suspension closes every write at once, in every browser, and is lifted', async ({
  page,
  browser,
  accounts,
}) => {
  test.setTimeout(180_000)
  const [author, moderator] = [await accounts.add(), await accounts.add({ role: 'moderator' })]
  const topic = await beginTopic(accounts, await accounts.add(), author)
  const [first, second] = [await enterAs(browser, author), await enterAs(browser, author)]
  await openPage(first, '/contact')
  await openForm(page, `/sign-in?callbackUrl=%2Fadmin%2Fmoderation%2Fprofile%2F${author.id}`)
  await field(page, 'Email').fill(moderator.email)
  await field(page, 'Password').fill(moderator.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: author.username, level: 1 })).toBeVisible()

  await page.getByLabel('Suspend the author', { exact: false }).first().check()
  await field(page, 'Reason').fill('Three warnings.')
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Please choose a day').first()).toBeVisible()
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await field(page, 'Suspend the author until').fill(day)
  await page.getByRole('button', { name: 'Decide' }).click()
  await expectToast(page, 'Decided', 'The account is suspended.')
  await expect(page.getByText('Suspended until')).toBeVisible()

  for (const browserOfAuthor of [first, second]) {
    const answer = await browserOfAuthor.request.get('/api/viewer')
    expect((await answer.json()).viewer).toMatchObject({ username: author.username })
    await openForm(browserOfAuthor, '/comments')
    const own = browserOfAuthor.getByRole('listitem').filter({ hasText: topic.text })
    await own.getByText('Delete', { exact: false }).first().click()
    await own.getByRole('button', { name: 'Delete reply' }).click()
    await expectToast(browserOfAuthor, 'Not deleted', 'Your account is suspended until')
  }
  await page.getByText('Lift the suspension').click()
  await page.getByRole('group').filter({ hasText: 'Lift the suspension' }).getByLabel('Reason').fill('They apologised.')
  await page.getByRole('button', { name: 'Lift', exact: true }).click()
  await expect(page.getByText('Suspended until')).toBeHidden()
  await openForm(first, '/comments')
  const own = first.getByRole('listitem').filter({ hasText: topic.text })
  await own.getByText('Delete', { exact: false }).first().click()
  await own.getByRole('button', { name: 'Delete reply' }).click()
  await expect(own).toBeHidden()
  await first.context().close()
  await second.context().close()
})
