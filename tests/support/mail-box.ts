import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ReceivedMail, startMailServer } from './mail-server'

/** A mail as a person reads it. `text` is its plain part; `link` the first address of the site in it. */
export type Mail = { subject: string; text: string; link: string }

/** A mail server whose mails other processes read: `smtp` is for the site, `address` for `readMails`. */
export async function startMailBox() {
  const mail = await startMailServer()
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://box.invalid').searchParams.get('to')?.toLowerCase()
    const mine = mail.received.filter(({ to: all }) => all.some((address) => address.toLowerCase() === to))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(mine))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    smtp: mail.url,
    address: `http://127.0.0.1:${port}`,
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await mail.stop()
    },
  }
}

/** What an address was sent so far, oldest first, from the box of this run (`TEST_MAIL_BOX`). */
export async function readMails(to: string): Promise<Mail[]> {
  const answer = await fetch(`${process.env.TEST_MAIL_BOX}/?to=${encodeURIComponent(to)}`)
  const received: ReceivedMail[] = await answer.json()
  return received.map(({ source }) => toMail(source))
}

function toMail(source: string): Mail {
  const text = plainPart(source)
  return {
    subject: headerOf(source, 'Subject'),
    text,
    link: /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  }
}

const headerOf = (part: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(part)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? ''

/** The plain part of a mail with two parts, decoded. */
function plainPart(source: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1]
  const parts = boundary ? source.split(`--${boundary}`) : [source]
  const part = parts.find((text) => /^Content-Type: text\/plain/im.test(text)) ?? ''
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  const encoding = headerOf(part, 'Content-Transfer-Encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body)
  return body
}

function fromQuotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
