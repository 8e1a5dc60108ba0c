import { someName } from '@/tests/support/people'
import { awaitMail, expect, expectToast, field, openForm, test } from '../accounts/support/test'
import { markDocument } from '../support/list'
import { loseAnswer } from '../support/lose-answer'

const MESSAGE = 'The scales in your last kitchen test were off by some grams.'

test('a message survives mistakes, a lost connection and a look at another page, and is sent once', async ({
  page,
}) => {
  const email = `${someName('writer')}@example.com`
  await openForm(page, '/contact')
  await markDocument(page)
  const send = page.getByRole('button', { name: 'Send message' })
  const expectKept = async () => {
    await expect(field(page, 'Name')).toHaveValue('Ada Reader')
    await expect(field(page, 'What is it about?')).toHaveValue('correction')
    await expect(field(page, 'Message')).toHaveValue(MESSAGE)
  }
  await field(page, 'Name').fill('Ada Reader')
  await field(page, 'Email').fill('not-an-address')
  await field(page, 'What is it about?').selectOption('correction')
  await field(page, 'Message').fill(MESSAGE)
  await send.click()
  await expectToast(page, 'Please enter a valid email address')
  await expect(page.getByRole('main').getByText('Please enter a valid email address')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expectKept()

  await field(page, 'Email').fill(email)
  await page.context().setOffline(true)
  await send.click()
  await expectToast(page, 'An error occurred. Please try again.')
  await expectKept()
  await page.context().setOffline(false)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await page.waitForURL('/news')
  await page.goBack()
  await expectKept()
  await expect(field(page, 'Email')).toHaveValue(email)

  await send.click()
  const said = page.getByRole('main').getByText('Your message has been sent.')
  await expect(said).toBeFocused()
  const [reference = ''] = /FT-\w{6}/.exec((await said.textContent()) ?? '') ?? []
  expect((await awaitMail(email, 'We have your message')).subject).toContain(reference)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await page.waitForURL('/news')
  await page.goBack()
  await expect(field(page, 'Message')).toHaveValue('')
})

test('a message whose answer gets lost is sent once, and another one after it is another', async ({
  page,
  accounts,
}) => {
  const email = `${someName('writer')}@example.com`
  const mails = () => accounts.sql`select id from outgoing_mails where "to" = ${email}`
  await openForm(page, '/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  const said = page.getByRole('main').getByText('Your message has been sent.')
  const write = async () => {
    await field(page, 'Name').fill('Ada Reader')
    await field(page, 'Email').fill(email)
    await field(page, 'What is it about?').selectOption('correction')
    await field(page, 'Message').fill(MESSAGE)
  }
  await write()
  const sent = await loseAnswer(page, '**/contact', MESSAGE)
  await send.click()
  await expectToast(page, 'An error occurred. Please try again.')
  expect(await mails()).toHaveLength(1)
  await send.click()
  await expect(said).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(await mails()).toHaveLength(1)
  const [reference = ''] = /FT-\w{6}/.exec((await said.textContent()) ?? '') ?? []
  expect((await awaitMail(email, 'We have your message')).subject).toContain(reference)

  // The same words once more, on purpose.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await page.waitForURL('/news')
  await page.goBack()
  await write()
  await send.click()
  await expect(said).toBeVisible()
  expect(await mails()).toHaveLength(2)
})

test('whoever fills in what no person sees is thanked, and nothing is sent', async ({ page, accounts }) => {
  const email = `${someName('robot')}@example.com`
  await openForm(page, '/contact')
  await field(page, 'Name').fill('Robot')
  await field(page, 'Email').fill(email)
  await field(page, 'What is it about?').selectOption('other')
  await field(page, 'Message').fill(MESSAGE)
  await page.locator('#contact-website').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByText('Your message has been sent.')).toBeVisible()
  expect(await accounts.sql`select 1 from outgoing_mails where "to" = ${email}`).toHaveLength(0)
})
