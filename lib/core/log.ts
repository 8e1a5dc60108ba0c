import { isSecretName } from './secret-names'

type Level = 'info' | 'warn' | 'error'
type Fields = Record<string, unknown>

const MAX_TEXT = 4000

/**
 * The server's log: one JSON line per event, `{ at, level, event, … }`; info to standard output, the rest to standard error.
 * `event` is a dotted name in small letters and underscores (`mail.given_up`). Values under secret names, and passwords inside addresses, are masked.
 */
export const log = {
  info: (event: string, fields?: Fields) => console.log(toLogLine('info', event, fields)),
  warn: (event: string, fields?: Fields) => console.error(toLogLine('warn', event, fields)),
  error: (event: string, error: unknown, fields?: Fields) => {
    console.error(toLogLine('error', event, { ...fields, error }))
    shared.fieldtestErrorListener?.({ event, ...toReport(error), reference: toReference(fields) })
  },
}

/** An error as it is kept for the administrators. */
export type LoggedError = { event: string; name: string; message: string; reference: string | null }

/** Modules are bundled more than once; who listens is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestErrorListener?: (error: LoggedError) => void }

/** Tells somebody of every logged error, beside the log. The listener never throws, and never logs errors itself. */
export const listenToErrors = (listener: (error: LoggedError) => void) => {
  shared.fieldtestErrorListener = listener
}

function toReport(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: typeof error, message: toSafeText(String(error)) }
  const { name, message } = describeError(error, 0)
  return { name: String(name), message: String(message) }
}

const toReference = (fields: Fields = {}) => (typeof fields.reference === 'string' ? fields.reference : null)

/** The line that is written for an event. Never throws, whatever the fields hold. */
export function toLogLine(level: Level, event: string, fields: Fields = {}, at = new Date()): string {
  return JSON.stringify({ at: at.toISOString(), level, event, ...masked(fields) })
}

function masked(fields: Fields, depth = 0): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSecretName(name) ? '[hidden]' : toPlain(value, depth)]),
  )
}

function toPlain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return toSafeText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (depth > 4) return '[deeper]'
  if (value instanceof Error) return describeError(value, depth)
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => toPlain(item, depth + 1))
  return masked({ ...value }, depth + 1)
}

/** Name, message, code, stack and cause. An error's other properties can hold a whole request, so they stay out. */
function describeError(error: Error, depth: number): Fields {
  // This message quotes the whole call with its values; only its last line says what is wrong.
  const quotesValues = error.name === 'PrismaClientValidationError'
  const message = quotesValues ? (error.message.trim().split('\n').at(-1) ?? '') : error.message
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n')
  return {
    name: error.name,
    message: toSafeText(message),
    ...('code' in error && typeof error.code !== 'object' ? { code: error.code } : {}),
    ...(frames ? { stack: frames } : {}),
    ...(error.cause === undefined ? {} : { cause: toPlain(error.cause, depth + 1) }),
  }
}

/** `postgresql://user:password@host` loses its password; long texts are cut. */
function toSafeText(text: string): string {
  const safe = text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:)[^\s@/]+@/gi, '$1[hidden]@')
  return safe.length > MAX_TEXT ? `${safe.slice(0, MAX_TEXT)}…` : safe
}
