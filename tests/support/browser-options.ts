import type { LaunchOptions } from 'playwright'

/** The system's Chromium, kept from calling home; browsers cannot be downloaded everywhere. `CHROMIUM_PATH` names another. */
export const browserOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
