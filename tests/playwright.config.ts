import { defineConfig } from '@playwright/test'
import { browserOptions } from './support/browser-options'

/** Files named `*.desktop.spec.ts` and `*.phone.spec.ts` are about one size; all others run at both. */
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What authors publish stands on the pages that all the others look at, so they come last. */
const AUTHORING = 'blog/**/*.spec.ts'
const OTHERS = ['desktop', 'phone', 'no-js']

/** The production build in Chromium; `npm test -- e2e` starts it and says where it is. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // Generous: CI has two cores for the site, the database and the browsers together.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env.TEST_SITE,
    launchOptions: browserOptions,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: ['**/no-js/**', AUTHORING, '**/*.phone.spec.ts'] },
    { name: 'phone', use: phone, testIgnore: ['**/no-js/**', AUTHORING, '**/*.desktop.spec.ts'] },
    { name: 'no-js', use: { ...desktop, javaScriptEnabled: false }, testMatch: 'no-js/**/*.spec.ts' },
    { name: 'authoring', use: desktop, testMatch: AUTHORING, testIgnore: '**/*.phone.spec.ts', dependencies: OTHERS },
    {
      name: 'authoring-phone',
      use: phone,
      testMatch: AUTHORING,
      testIgnore: '**/*.desktop.spec.ts',
      dependencies: ['authoring'],
    },
  ],
})
