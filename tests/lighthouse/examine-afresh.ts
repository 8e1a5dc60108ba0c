import { chromium } from 'playwright'
import { freePort } from '@/lib/operations/ports'
import { shellOptions } from '../support/browser-options'
import { examine, type Findings } from './examine'

/** How often a browser may fail to record what it does. */
const PATIENCE = 3

/**
 * Examines a page in a browser of its own, with nothing in its cache. A trace that the browser failed to record says nothing
 * about the page: it is taken again, and `missed` hears why. What was found is never asked twice.
 * @throws when no browser could record it.
 */
export async function examineAfresh(url: string, missed: (why: string) => void = () => {}): Promise<Findings> {
  for (let left = PATIENCE; ; left--) {
    try {
      return await inFreshBrowser((port) => examine(url, port))
    } catch (error) {
      if (left <= 1) throw error
      missed(error instanceof Error ? error.message : String(error))
    }
  }
}

async function inFreshBrowser<T>(use: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...shellOptions,
    args: [...(shellOptions.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    return await use(port)
  } finally {
    await browser.close()
  }
}
