import { request } from '@/tests/support/request'

type Options = { maxAge?: number; httpOnly?: boolean; secure?: boolean; sameSite?: unknown; path?: string }
type Cookie = { name: string; value: string; options: Options }

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
export const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** A browser with its cookies, as `next/headers` shows them to the code under test. */
export class Browser {
  readonly kept = new Map<string, Cookie>()
  userAgent: string
  /** The page on which its forms stand. */
  page: string | null = null
  constructor(userAgent = CHROME) {
    this.userAgent = userAgent
  }

  readonly jar = {
    get: (name: string) => this.kept.get(name),
    has: (name: string) => this.kept.has(name),
    getAll: () => [...this.kept.values()],
    set: (name: string, value: string, options: Options = {}) => {
      if (options.maxAge === 0) this.kept.delete(name)
      else this.kept.set(name, { name, value, options })
    },
    delete: (name: string) => void this.kept.delete(name),
  }

  header = () => [...this.kept.values()].map(({ name, value }) => `${name}=${value}`).join('; ')
}

let current = new Browser()

/** The browser that sends the next requests. */
export function actAs(browser: Browser): Browser {
  current = browser
  return browser
}

/** What `vi.mock('next/headers')` puts in place: requests by script from the current browser. */
export const nextHeaders = {
  cookies: async () => current.jar,
  headers: async () =>
    new Headers({
      'x-forwarded-for': request.address,
      'user-agent': current.userAgent,
      'next-action': '1',
      cookie: current.header(),
      ...(current.page !== null && { referer: current.page }),
    }),
}

/** `nextHeaders` for forms that a browser posts by itself. */
export const headersWithoutScripts = {
  ...nextHeaders,
  async headers() {
    const sent = await nextHeaders.headers()
    sent.delete('next-action')
    return sent
  },
}
