import 'server-only'
import { createHmac } from 'node:crypto'
import { cookies } from 'next/headers'
import { cookiePrefix, isSecureSite } from '../cookie-prefix'
import { env } from '../env'
import { isSame } from '../is-same'
import type { Result } from '../result'
import { now } from './now'

const COOKIE = `${cookiePrefix}form-answer`
/** Browsers refuse cookies beyond 4096 bytes. */
const MAX_BYTES = 3500
const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite } as const

/** What one form was answered with. */
export type KeptAnswer = {
  /** The `answer` parameter of the page that shows it. */
  id: string
  form: string
  /** Which of the page's rows the form stands in. */
  row: string | null
  result: Result<unknown>
  /** Reads the typed values, where they are not in `result`. */
  token: string | null
  /** As `now` counts. */
  until: number
}

/** Whether one answer is small enough to leave room for others. */
export const isSmall = (answer: KeptAnswer) => encode([answer]).length <= MAX_BYTES / 2

/** The answers that this browser holds, the latest first. */
export async function readAnswers(): Promise<KeptAnswer[]> {
  const [payload = '', mark = ''] = (await cookies()).get(COOKIE)?.value.split('.') ?? []
  if (!isSame(mark, signature(payload))) return []
  const answers: KeptAnswer[] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return answers.filter(({ until }) => until > now())
}

/** Adds an answer; the oldest leave when there is no more room. */
export async function addAnswer(answer: KeptAnswer): Promise<void> {
  const answers = [answer, ...(await readAnswers())]
  while (answers.length > 1 && encode(answers).length > MAX_BYTES) answers.pop()
  const payload = encode(answers)
  ;(await cookies()).set(COOKIE, `${payload}.${signature(payload)}`, {
    ...attributes,
    maxAge: Math.ceil((Math.max(...answers.map(({ until }) => until)) - now()) / 1000),
  })
}

/** Takes the answers from this browser, with what was typed: whoever uses it next has no part in them. */
export async function forgetAnswers(): Promise<void> {
  const jar = await cookies()
  if (jar.has(COOKIE)) jar.set(COOKIE, '', { ...attributes, maxAge: 0 })
}

const encode = (answers: KeptAnswer[]) => Buffer.from(JSON.stringify(answers)).toString('base64url')
const signature = (payload: string) =>
  createHmac('sha256', env.AUTH_SECRET).update(`answers:${payload}`).digest('base64url')
