import { type Browser, chromium, type Page, type Request } from 'playwright'
import { step } from '@/lib/operations/steps'
import { ask } from '../deploy/ask'
import { shellOptions } from '../support/browser-options'
import { makeAccounts, type Person } from '../support/people'
import { median } from './load'
import type { Effort } from './page-load'
import { atMost, printTable } from './table'
import { type Keys, SLOWDOWN, timeTyping } from './time-typing'

const SENTENCE =
  'The **quick** brown fox jumps over [the lazy dog](https://example.com) while nobody in the field is watching it go. '
/** Measured on the machine as it is, and told as if that were slower. */
const NOT_SLOWED: readonly (keyof Keys)[] = ['processor', 'apart', 'paragraph']
/** So many words, in paragraphs of a hundred. */
const toText = (words: number) =>
  Array.from({ length: Math.ceil(words / 100) }, (_, index) =>
    `${index + 1}. paragraph: ${SENTENCE.repeat(5).trim()}`.replace('. ', '\\. '),
  ).join('\n\n')

/** Saving long and short texts, typing in a long one on a slow machine, and how soon others see what was published. */
export async function benchWriting(env: NodeJS.ProcessEnv, { rounds }: Effort): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: env.DATABASE_URL, AUTH_SECRET: env.AUTH_SECRET })
  const address = String(env.TEST_SITE)
  const accounts = makeAccounts()
  const browser = await chromium.launch(shellOptions)
  try {
    const page = await step('sign in an author', async () => signIn(browser, address, await accounts.add()))
    const { short, long } = await step('save short and long texts', () => timeSaves(page, address, rounds * 2))
    const typing = await step('type in a long text', () =>
      timeTyping(page, { short: toText(400), long: toText(20_000) }, (text) => write(page, text), rounds),
    )
    const seen = await step('publish', () => timePublishing(page, address, rounds))
    const { ours, plain, bare } = typing
    /** A row of the table: a figure of ours beside that of another text. */
    const beside = (label: string, figure: keyof Keys, other: Keys, limit?: number) => {
      const times = NOT_SLOWED.includes(figure) ? SLOWDOWN : 1
      const [mine, theirs] = [ours[figure] * times, other[figure] * times]
      return [label, mine, theirs, mine / theirs, ...(limit === undefined ? ['', ''] : atMost(mine, limit))]
    }
    printTable(
      'Writing, in milliseconds',
      ['', 'median', 'beside', 'ratio', 'target', 'verdict'],
      [
        ['save 20,000 words, beside 200 words', long, short, long / short, ...atMost(long / short, 5)],
        beside(`a key in 20,000 words, ${SLOWDOWN}× slower, beside a plain element`, 'median', plain, 16),
        beside('the same, 95th percentile', 'p95', plain, 16),
        beside('of the median, until the letter is in the text and all know', 'told', plain),
        beside('the percentile, beside 400 words in the same editor', 'p95', typing.short),
        beside(`main thread's processor for a key, not slowed, times ${SLOWDOWN}`, 'processor', plain, 16),
        beside(`the same for a key with a frame of its own, ten a second, times ${SLOWDOWN}`, 'apart', plain, 16),
        beside('that, beside the same text as an editable element of an empty page', 'apart', bare),
        beside(`the same for a paragraph that is begun or taken back, times ${SLOWDOWN}`, 'paragraph', plain, 16),
        ['what our scripts add to a key', ours.median - plain.median, '', '', '', ''],
        beside('a key beside the same text as an editable element of an empty page', 'median', bare),
        [
          `a plain loop as long as a key, ${SLOWDOWN}× slower, beside itself`,
          typing.loop.slowed,
          typing.loop.full,
          typing.loop.slowed / typing.loop.full,
          `${SLOWDOWN}`,
          '',
        ],
        ['published, until seen on / elsewhere', seen, '', '', ...atMost(seen, 1000)],
      ],
    )
  } finally {
    await browser.close()
    await accounts.close()
  }
}

async function signIn(browser: Browser, address: string, { email, password }: Person): Promise<Page> {
  const page = await browser.newPage({ baseURL: address, hasTouch: true })
  await page.goto('/sign-in?callbackUrl=%2Fadmin%2Fblog%2Fnew')
  await page.getByLabel('Email', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.locator('.editor-area').waitFor()
  return page
}

/** Puts a text into the form's field, as a restored draft does. */
const write = (page: Page, text: string) =>
  page.evaluate((value) => {
    const area = document.querySelector<HTMLTextAreaElement>('textarea[name="content"]')
    if (!area) throw new Error('No such field.')
    area.value = value
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** Waits until the button can be pressed: it cannot while a save is under way. */
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

const actionOf = (request: Request) => request.headers()['next-action']

/** Sends the form; milliseconds from the request to the first byte of its answer, and the name of the action that gave it. */
async function timeSave(page: Page, button: string, action?: string) {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => {
      const request = answer.request()
      // Drafts go to the same address as another action. The browser tells what was sent only of short forms.
      return action ? actionOf(request) === action : /name="[\d_]*title"/.test(request.postData() ?? '')
    }),
    press(page, button),
  ])
  const { requestStart, responseStart } = response.request().timing()
  return { took: responseStart - requestStart, action: actionOf(response.request()) }
}

async function timeSaves(page: Page, address: string, rounds: number) {
  await page.getByLabel('Title', { exact: true }).fill('A text that is measured')
  await write(page, toText(200))
  await press(page, 'Create Post')
  await page.waitForURL(/\/edit$/)
  await page.locator('.editor-area').waitFor()
  const times = { short: [] as number[], long: [] as number[] }
  await write(page, `${toText(200)}\n\nBefore the first round.`)
  const { action } = await timeSave(page, 'Save changes')
  for (let round = 0; round < rounds; round++) {
    for (const [kind, words] of [
      ['short', 200],
      ['long', 20_000],
    ] as const) {
      await write(page, `${toText(words)}\n\nRound ${round}.`)
      const { took } = await timeSave(page, 'Save changes', action)
      times[kind].push(took)
    }
  }
  return { short: median(times.short), long: median(times.long), address }
}

/** From the press of the button until the home page that somebody else asks for shows it. */
async function timePublishing(page: Page, address: string, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const title = `Seen at once, no. ${round + 1}`
    await page.goto('/admin/blog/new')
    await page.locator('.editor-area').waitFor()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await write(page, 'It is out.')
    await page.getByLabel('Status', { exact: true }).selectOption('published')
    const began = performance.now()
    await press(page, 'Create Post')
    while (!(await ask(`${address}/`)).text.includes(title)) {
      if (performance.now() - began > 10_000) {
        const said = await page.locator('[data-sonner-toast], [role=alert]').allTextContents()
        throw new Error(`What was published did not appear. ${page.url()} says: ${said.join(' ')}`)
      }
    }
    times.push(performance.now() - began)
  }
  return median(times)
}
