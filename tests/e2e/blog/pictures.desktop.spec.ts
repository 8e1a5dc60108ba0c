import type { Locator } from '@playwright/test'
import { expect, expectToast, field, test } from '../accounts/support/test'
import { beginPost, beginText, bring, markdown, openEditor, PIXEL, storedText, writing } from './support'

const PICTURE = String.raw`!\[A dot\]\(/media/[a-z0-9]+-1200\.webp#1x1\)`

test('after the words below a picture the text is written on behind it', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Picture' }).click()
  await page.locator('.picture-panel input[type=file]').setInputFiles('public/icon-512.png')
  await page.getByLabel('What does it show?').fill('A mark')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await expect.poll(() => markdown(page)).toMatch(/^!\[A mark\]\(\S+\)\n$/)
  for (const way of ['Enter', 'Escape']) {
    await writing(page).locator('img').click()
    await page.getByLabel('Caption', { exact: true }).fill('Very small')
    await page.keyboard.press(way)
    await page.keyboard.type(`${way}. `)
    await expect(page.getByRole('group', { name: 'Picture' })).toHaveCount(0)
  }
  await expect
    .poll(() => markdown(page))
    .toMatch(/^!\[A mark\]\(\/media\/\S+ "Very small"\)\n\n(Escape\. Enter\.|Enter\. Escape\.)\n$/)
})

test('what is put in above a picture takes nothing away, and the pictures of one paste keep their order', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await bring(page, 'paste', 2)
  for (const shows of ['One', 'Two']) {
    const alt = page.getByLabel('What does it show?')
    await expect(alt).toHaveValue('')
    await alt.fill(shows)
    await page.getByRole('button', { name: 'Add picture' }).click()
    await expect.poll(() => markdown(page)).toContain(`![${shows}]`)
  }
  await expect.poll(() => markdown(page)).toMatch(/^!\[One\]\(\S+\)\n\n!\[Two\]\(\S+\)\n$/)
  await writing(page).press('Control+Home')
  await writing(page).locator('img').first().click()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Line', exact: true }).click()
  await expect.poll(() => markdown(page)).toMatch(/^---\n\n!\[One\]\(\S+\)\n\n!\[Two\]\(\S+\)\n$/)
})

test('a picture comes where it was asked for, and not once it is cancelled', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  const arrivals: (() => void)[] = []
  await page.route('**/api/pictures', async (route) => {
    await new Promise<void>((resolve) => arrivals.push(resolve))
    await route.fallback()
  })
  const arrive = async () => {
    await expect.poll(() => arrivals.length).toBe(1)
    const answered = page.waitForResponse('**/api/pictures')
    arrivals.pop()?.()
    await (await answered).finished()
  }
  await writing(page).click()
  await page.keyboard.type('Before.')
  await bring(page, 'paste')
  await page.getByLabel('What does it show?').fill('A dot')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await field(page, 'Title').fill('Still')
  await arrive()
  await field(page, 'Title').pressSequentially(' here')
  await expect(field(page, 'Title')).toHaveValue('Still here')
  await expect.poll(() => markdown(page)).toBe('Before.\n')

  await writing(page).press('Control+End')
  await bring(page, 'paste')
  await page.getByLabel('What does it show?').fill('A dot')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await field(page, 'Title').focus()
  await arrive()
  await expectToast(page, 'Picture added')
  await expect(field(page, 'Title')).toBeFocused()
  await expect.poll(() => markdown(page)).toMatch(new RegExp(`^Before\\.\n\n${PICTURE}\n$`))

  // Whoever writes on in the text has the cursor there.
  await writing(page).press('Control+Home')
  await bring(page, 'paste')
  await page.getByLabel('What does it show?').fill('A dot')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await writing(page).press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Be')
  await arrive()
  await expectToast(page, 'Picture added')
  await page.keyboard.type('hind.')
  await expect.poll(() => markdown(page)).toMatch(new RegExp(`^${PICTURE}\n\nBefore\\.\n\n${PICTURE}\n\nBehind\\.\n$`))
})

test('a form is kept back until the picture that waits is added or left out', async ({ page, accounts }) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`Waiting ${author.username}`)
  await writing(page).fill('Before.')
  await bring(page, 'paste')
  const alt = page.getByLabel('What does it show?')
  await alt.fill('A dot')
  const refusal = page.getByText('This picture is not in the text yet. Add it first, or cancel.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(refusal).toBeVisible()
  await expect(alt).toBeFocused()
  await expect(alt).toHaveValue('A dot')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/blog\/new/)
  await page.getByRole('button', { name: 'Add picture' }).click()
  await expectToast(page, 'Picture added')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit/)
  await expect.poll(() => storedText(accounts, author)).toMatch(new RegExp(`${PICTURE}\n$`))

  await page.locator('.editor-area').filter({ visible: true }).waitFor()
  await bring(page, 'paste')
  await expect(alt.filter({ visible: true }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(refusal).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Post updated')
})

test('a picture that is pasted on the way to the page of a new post is asked about there', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`On the way ${author.username}`)
  await writing(page).click()
  await page.keyboard.type('Before.')
  // Between the two editors the keys go to the text area, for less than a person takes to press two of them.
  await page.evaluate((base64) => {
    const paste = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || target.name !== 'content') return
      document.removeEventListener('focusin', paste)
      const clipboardData = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      clipboardData.items.add(new File([bytes], '0.png', { type: 'image/png' }))
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    document.addEventListener('focusin', paste)
  }, PIXEL.toString('base64'))
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit/)
  await page.getByRole('group', { name: 'Add a picture' }).getByLabel('What does it show?').fill('A dot')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await expectToast(page, 'Picture added')
  await page.getByRole('button', { name: 'Use the editor' }).click()
  await expect(writing(page).getByRole('img', { name: 'A dot' })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => storedText(accounts, author)).toMatch(new RegExp(`^Before\\.\n\n${PICTURE}\n+$`))
})

test('a save that is asked for while another is under way comes after it', async ({ page, accounts }) => {
  const author = await accounts.add()
  await beginPost(page, author, `Twice ${author.username}`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/edit', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.fallback()
  })
  await writing(page).fill('Two.')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await writing(page).fill('Three.')
  // As with Caps Lock.
  await writing(page).dispatchEvent('keydown', {
    key: 'S',
    code: 'KeyS',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  })
  release()
  await expect.poll(() => storedText(accounts, author)).toBe('Three.\n')
})

test('a draft that is given a time is scheduled', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  const time = field(page, 'Publish at (UTC)')
  await time.focus()
  await page.keyboard.type('01022100')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0930A')
  await expect(time).toHaveValue('2100-01-02T09:30')
  await expect(field(page, 'Status')).toHaveValue('scheduled')
})

test('a file that is no picture is refused in words, and the text stays', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('Before.')
  await writing(page).evaluate((element) => {
    const given = new DataTransfer()
    given.items.add(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
    const { left, top } = element.getBoundingClientRect()
    const how = { bubbles: true, cancelable: true, clientX: left + 4, clientY: top + 4 }
    element.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer: given }))
  })
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please choose a JPEG, PNG, GIF or WebP picture.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => markdown(page)).toBe('Before.\n')
})

test('a picture that comes while another is asked about takes nothing of it away, and goes in where it came', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('First.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second.')
  const alt = page.getByLabel('What does it show?')
  const add = page.getByRole('button', { name: 'Add picture' })
  await bring(page, 'paste')
  await alt.fill('Below')
  await writing(page).press('Control+Home')
  await page.keyboard.press('End')
  await bring(page, 'paste')
  await expect(alt).toBeFocused()
  await expect(alt).toHaveValue('Below')
  await expect(page.getByText('1 more picture waits.')).toBeVisible()
  // Nor does a link that is made meanwhile.
  await writing(page).press('Control+k')
  await page.getByRole('group', { name: 'Link' }).getByRole('button', { name: 'Cancel' }).click()
  await add.click()
  await expect(alt).toHaveValue('')
  await alt.fill('Above')
  await add.click()
  await expect.poll(() => markdown(page)).toMatch(/^First\.\n\n!\[Above\]\(\S+\)\n\nSecond\.\n\n!\[Below\]\(\S+\)\n$/)
})

test('a picture that is chosen while another is asked about waits behind it, and another file takes its place', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('Words.')
  const alt = page.getByLabel('What does it show?')
  const choose = async (button: Locator, name: string) => {
    const chooser = page.waitForEvent('filechooser')
    await button.click()
    await (await chooser).setFiles(name)
  }
  await bring(page, 'paste', 2)
  await alt.fill('Pasted')
  await writing(page).press('Control+Home')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await choose(tools.getByRole('button', { name: 'Picture' }), 'public/icon-192.png')
  await expect(page.getByText('2 more pictures wait.')).toBeVisible()
  await expect(alt).toHaveValue('Pasted')
  await choose(page.getByRole('button', { name: 'Another file' }), 'public/icon-512.png')
  await expect(page.getByText('2 more pictures wait.')).toBeVisible()
  for (const shows of ['Replaced', 'Second', 'Chosen']) {
    await alt.fill(shows)
    await page.getByRole('button', { name: 'Add picture' }).click()
    await expect.poll(() => markdown(page)).toContain(`![${shows}]`)
  }
  // The chosen one stands where the cursor was then.
  const [chosen, replaced, second] = ['Chosen', 'Replaced', 'Second'].map((alt) => String.raw`!\[${alt}\]\(\S+\)`)
  expect(await markdown(page)).toMatch(new RegExp(`^${chosen}\n\nWords\\.\n\n${replaced}\n\n${second}\n$`))
})

test('pictures that come one by one into the Markdown are asked about in turn', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  const alt = page.getByLabel('What does it show?')
  for (const way of ['paste', 'drop'] as const) await bring(page, way)
  for (const shows of ['One', 'Two']) {
    await expect(alt).toHaveValue('')
    await alt.fill(shows)
    await page.getByRole('button', { name: 'Add picture' }).click()
    await expect.poll(() => markdown(page)).toContain(`![${shows}]`)
  }
})

test('pictures that wait beside the Markdown are there again when its page is, and nobody says that they are lost', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  const alt = page.getByLabel('What does it show?')
  await bring(page, 'paste')
  await alt.fill('Waits')
  await page.getByRole('link', { name: 'My Posts' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await page.goBack()
  await expect(alt).toHaveValue('Waits')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await expectToast(page, 'Picture added')
  await expect.poll(() => markdown(page)).toContain('![Waits]')
  await expect(page.getByText('The picture could not be put in.')).toHaveCount(0)
})

test('a question that was left open beside the Markdown does not keep the text from its editor', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await bring(page, 'paste')
  await expect(page.getByLabel('What does it show?')).toBeVisible()
  await page.getByRole('button', { name: 'Use the editor' }).click()
  await writing(page).click()
  await page.keyboard.type('Written since.')
  await page.getByRole('link', { name: 'My Posts' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await page.goBack()
  await expect(writing(page)).toHaveText('Written since.')
  await writing(page).press('Control+End')
  await page.keyboard.type('!')
  await expect.poll(() => markdown(page)).toBe('Written since.!\n')
})

test('a picture whose sending fails once its form is gone is told of', async ({ page, accounts }) => {
  const author = await accounts.add()
  await beginText(page, author)
  await page.keyboard.type('Words.')
  await field(page, 'Title').fill(`Failed ${author.username}`)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async (route) => {
    await released
    await route.fulfill({ json: { ok: false, problem: 'unexpected', message: 'Not kept.' } })
  })
  await writing(page).press('Control+End')
  await bring(page, 'paste')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await page.getByRole('button', { name: 'Create Post', exact: true }).click()
  await page.waitForURL(/\/edit$/)
  release()
  await expectToast(page, 'Error', 'The picture could not be put in. Please add it again.')
})
