import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '../env'
import { log } from '../log'
import { ANSWER_MS, CONNECT_MS, GREET_MS } from './patience'

/** A row of the outbox, as far as sending it matters. */
export type WaitingMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  createdAt: Date
}

export type Transport = { send: (mail: WaitingMail) => Promise<void>; close: () => void }

/** The way out: the mail server of `SMTP_URL`, or files in the data folder where there is none. */
export const openTransport = (): Transport => (env.SMTP_URL ? openSmtp(env.SMTP_URL) : openOutbox())

function openSmtp(smtpUrl: string): Transport {
  const mailer = createTransport(withDefaults(smtpUrl))
  return {
    send: async (mail) => void (await mailer.sendMail(toMessage(mail))),
    close: () => mailer.close(),
  }
}

/** One connection for a whole round, and an end to waiting. The address may say otherwise in its query. */
function withDefaults(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  const defaults = {
    pool: 'true',
    maxConnections: '1',
    connectionTimeout: String(CONNECT_MS),
    greetingTimeout: String(GREET_MS),
    socketTimeout: String(ANSWER_MS),
  }
  for (const [name, value] of Object.entries(defaults)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}

/** Whole mails as files that any mail program opens; the log names the first link, for whoever tries the site out. */
function openOutbox(): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail))
      const folder = resolve(env.DATA_DIR, 'outbox')
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
      // The content, not a stream: `buffer` above says so. Only the owner may read it, for it can hold a way in.
      await writeFile(file, message, { mode: 0o600 })
      const [link] = /https?:\/\/\S+/.exec(mail.text) ?? []
      log.info('mail.kept', { to: mail.to, subject: mail.subject, link, file })
    },
    close: () => composer.close(),
  }
}

const toMessage = ({ id, to, createdAt, ...content }: WaitingMail) => ({
  ...content,
  from: env.MAIL_FROM,
  // As an object, so that nothing in it is read as a second recipient.
  to: { name: '', address: to },
  // The same at every attempt, so that a mail accepted twice can be recognised.
  messageId: `<${id}@${senderDomain()}>`,
  date: createdAt,
  headers: { ...content.headers, 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const senderDomain = () => /@([a-z0-9.-]+)>?\s*$/i.exec(env.MAIL_FROM)?.[1] ?? new URL(env.SITE_URL).hostname
