import { defineConfig } from '@playwright/test'
import { shellOptions } from './support/browser-options'

/** Files named `*.desktop.spec.ts` and `*.phone.spec.ts` are about one size; all others run at both. */
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const ALL = '**/*.spec.ts'
const READING = ['crawl.*', '{visitor,accessibility,search}/*.spec.ts', 'store/store.*', 'no-js/{menu,reading}.*']
/** Timed, so it runs alone. */
const BUDGET = 'budget.*'
const AUTHORING = ['blog/*.spec.ts', 'no-js/blog.*']

/**
 * The specs of one stage at both sizes and without scripts. `npm test -- e2e` runs stage after stage, since what members
 * write, authors publish and the store is given stands on the pages that the visitors' tests compare with the seed.
 */
const stage = (name: string, testMatch: string | string[], others: string[] = []) => [
  { name: `${name}-desktop`, use: desktop, testMatch, testIgnore: [...others, '**/no-js/**', '**/*.phone.spec.ts'] },
  { name: `${name}-phone`, use: phone, testMatch, testIgnore: [...others, '**/no-js/**', '**/*.desktop.spec.ts'] },
  {
    name: `${name}-no-js`,
    use: { ...desktop, javaScriptEnabled: false },
    testMatch,
    testIgnore: [...others, /^(?!.*\/no-js\/)/],
  },
]

/** The production build in Chromium; `npm test -- e2e` starts it and says where it is. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores: a test waits for the site, or for a moment to pass, half of its time.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // Generous: CI has two cores for the site, the database and the browsers together.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env.TEST_SITE,
    launchOptions: shellOptions,
    // A trace films every test, which takes a third of the machine; `TRACE=1 npm test -- e2e words` records one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...stage('budget', BUDGET),
    ...stage('reading', READING),
    ...stage('members', ALL, [BUDGET, ...READING, ...AUTHORING]),
    ...stage('authoring', AUTHORING),
  ],
})
