import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'

const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** Debian's Chromium without its windows: the same pages for less than half of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium, kept from calling home; browsers cannot be downloaded everywhere. `CHROMIUM_PATH` names another. */
export const browserOptions = { executablePath: WHOLE, args } satisfies LaunchOptions

/**
 * For tests of pages, of which there are hundreds, and for what is timed: in the first second of a Chromium the pages that its
 * own windows are made of run on the same cores. What a link opens in another tab asks the network past mocks there.
 */
export const shellOptions = {
  executablePath: !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : WHOLE,
  args,
} satisfies LaunchOptions
