import { someAddress } from '@/tests/support/some-address'
import { type Answer, ask, site } from './ask'

type Fields = Record<string, string>

/** A form as a browser without scripts would send it: its hidden fields, read once, and the page that it stands on. */
export type Form = { page: string; hidden: Fields }

type Sent = Answer & { cookies: Fields; location: string }

const BOUNDARY = '----accounts-of-fieldtest'

/** The form of a page that has a field or button with this text. */
export async function findForm(page: string, mark: string, headers: Record<string, string> = {}): Promise<Form> {
  const html = (await ask(page, { headers })).body.toString()
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((text) => text.includes(mark))
  if (!form) throw new Error(`${page} has no form with ${mark}`)
  const inputs = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    unescapeHtml(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
  ])
  return { page, hidden: Object.fromEntries(inputs.filter(([name]) => name)) }
}

/** Posts a form and follows nothing. */
export const submit = ({ page, hidden }: Form, fields: Fields, headers: Record<string, string> = {}) =>
  send(page, Object.entries({ ...hidden, ...fields }), headers)

async function send(page: string, entries: [string, string][], headers: Record<string, string>): Promise<Sent> {
  const parts = entries.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const answer = await ask(page, {
    method: 'POST',
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      Origin: site.origin,
      Referer: site.origin + page,
      ...headers,
    },
  })
  const cookies = (answer.headers['set-cookie'] ?? []).map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? [])
  return { ...answer, cookies: Object.fromEntries(cookies), location: answer.headers.location ?? '' }
}

/** Posts a form as its script would: the action by its id, and the fields as React writes a form among arguments. */
export function submitByScript({ page, hidden }: Form, fields: Fields, headers: Record<string, string>): Promise<Sent> {
  const id = /"id":"(\w+)"/.exec(Object.values(hidden).join(' '))?.[1]
  if (!id) throw new Error(`${page} has a form without an action.`)
  const entries = Object.entries(fields).map(([name, value]): [string, string] => [`_1_${name}`, value])
  // The arguments come last, when all that they name is there.
  entries.push(['0', '[null,"$K1"]'])
  return send(page, entries, { 'Next-Action': id, Accept: 'text/x-component', ...headers })
}

/** The text of the page that an answer leads to, with the cookies it gave. */
export async function readNext({ location, cookies }: Sent): Promise<string> {
  const { pathname, search } = new URL(location, site)
  const { body } = await ask(pathname + search, { headers: { Cookie: toCookie(cookies) } })
  const main = /<main[\s\S]*<\/main>/.exec(body.toString())?.[0] ?? ''
  return unescapeHtml(main.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
}

export const toCookie = (cookies: Fields) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** A network that nobody else comes from. */
export const fromSomewhere = () => ({ 'X-Forwarded-For': someAddress() })

const unescapeHtml = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
