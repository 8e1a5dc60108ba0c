import { type BrowserContext, test as base, type Page, type Request } from '@playwright/test'
import postgres from 'postgres'
import { someAddress } from '@/tests/support/some-address'
import { readContent, type SiteContent } from './content'

type Announce = (path: string, status: number) => void

type Fixtures = {
  /** Says that an answer of 400 or more is part of the test: `announce('/nope', 404)`. */
  announce: Announce
}
type WorkerFixtures = { content: SiteContent }

/**
 * Playwright's test with a watch on the browser: a console error, a warning of React or of the content security
 * policy, an exception, a request that fails and an answer of 400 or more fail the test that caused them, whichever of
 * its people saw it.
 */
export const test = base.extend<Fixtures & { watch: undefined }, WorkerFixtures>({
  // Every test comes from a network of its own, so that none uses up what another may do in a minute.
  // Playwright reads from the pattern which fixtures this one needs, so there has to be one.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'X-Forwarded-For': someAddress() })
  },
  content: [
    // Playwright reads from the pattern which fixtures this one needs, so there has to be one.
    async ({ browserName: _ }, use) => {
      const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
      await use(await readContent(sql))
      await sql.end()
    },
    { scope: 'worker' },
  ],
  // The test's own context is made after this, like those that it makes itself.
  announce: async ({ browser }, use, result) => {
    const announced = new Set<string>()
    const surprises: string[] = []
    const unanswered: string[] = []
    const watchNext = (context: BrowserContext) => {
      watch(context, announced, surprises)
      noteUnanswered(context, unanswered)
    }
    browser.on('context', watchNext)
    await use((path, status) => announced.add(`${status} ${path}`))
    browser.off('context', watchNext)
    // Why a page stood still cannot be seen in its picture.
    if (result.status !== result.expectedStatus && unanswered.length)
      console.log(`Unanswered: ${unanswered.join(', ')}`)
    test.expect(surprises, 'the browser had nothing to complain about').toEqual([])
  },
  watch: [async ({ announce: _ }, use) => use(undefined), { auto: true }],
})

export const { expect } = test

/** From here on the browser comes from another network: a test is faster than the people whom a limit has in mind. */
export const moveElsewhere = (page: Page) => page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() })

/** How long a request may have waited at the end of a test without a word, in milliseconds. */
const LONG_WAIT_MS = 3000

function noteUnanswered(context: BrowserContext, unanswered: string[]) {
  const begun = new WeakMap<Request, number>()
  context.on('request', (request) => begun.set(request, performance.now()))
  // With their page all that are still under way are given up.
  context.on('requestfailed', (request) => {
    const waited = performance.now() - (begun.get(request) ?? performance.now())
    if (waited > LONG_WAIT_MS) unanswered.push(`${request.method()} ${request.url()} after ${Math.round(waited)} ms`)
  })
}

const WORTH_FAILING = /hydrat|react|content security policy|deprecat/i

function watch(context: BrowserContext, announced: Set<string>, surprises: string[]) {
  context.on('console', (message) => {
    const text = message.text()
    // The answer itself is judged below, with its address and status.
    if (text.startsWith('Failed to load resource')) return
    // Playwright's own recording reads the pictures of a page once more.
    if (text.startsWith("Connecting to 'blob:")) return
    const fails = message.type() === 'error' || (message.type() === 'warning' && WORTH_FAILING.test(text))
    if (fails) surprises.push(`console ${message.type()}: ${text}`)
  })
  context.on('weberror', (error) => surprises.push(`exception: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left cancels what it was still fetching. Where scripts are off Chromium calls their preloads
    // blocked by policy; a real breach of ours speaks up on the console as well, above.
    // The shops of the sample do not exist, and a redirect to one cannot be stood in for.
    if (reason === 'net::ERR_NAME_NOT_RESOLVED' && new URL(request.url()).hostname.endsWith('.example')) return
    // Only a test takes the connection away.
    if (reason === 'net::ERR_INTERNET_DISCONNECTED') return
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') surprises.push(`${reason}: ${request.url()}`)
  })
  context.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (response.status() < 400 || announced.has(`${response.status()} ${pathname}${search}`)) return
    surprises.push(`${response.status()}: ${pathname}${search}`)
  })
}
