import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'

/** Debian's Chromium without its windows: the same pages for less than half of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The system's Chromium, kept from calling home; browsers cannot be downloaded everywhere. `CHROMIUM_PATH` names another. */
export const browserOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions
