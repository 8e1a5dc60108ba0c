import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

/** Whom a refusal is about: any recipient, any sender, or the recipient with this address. */
type About = 'recipient' | 'sender' | `${string}@${string}`

export type MailServer = {
  url: string
  received: ReceivedMail[]
  /** What the server says to the next recipients, or senders: a reply code such as 550, or null to accept. */
  refuseWith: (code: number | null, about?: About, words?: string) => void
  stop: () => Promise<void>
}

/** A mail server on loopback that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusal: { code: number; about: About; words: string } | null = null
  const answerTo = (about: string) =>
    refusal?.about === about ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(answerTo('sender')),
    onRcptTo: ({ address }, _session, done) => done(answerTo('recipient') ?? answerTo(address)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  // Clients that leave in the middle of a sentence are part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (code, about = 'recipient', words = 'not here') => {
      refusal = code === null ? null : { code, about, words }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
