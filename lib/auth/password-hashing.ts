import 'server-only'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { truncates } from 'bcryptjs'
import { AppError } from '@/lib/core/app-error'
import { COST, NOBODY } from './password-cost'
import { PASSWORD_WORKER } from './password-worker'

const THREADS = 2
/**
 * How many may wait: about ten seconds of work. Whoever comes later is asked to come again, rather than to wait for nothing.
 * Anybody can register, and from many networks at once: what that asks of the threads must not keep members out.
 */
const MOST = { waiting: 64, registering: 8 } as const satisfies Record<Lane, number>

type Task = { plain: string; hash: string | null; settle: (answer: Answer) => void }
type Answer = { value: string | boolean } | { problem: string }
type Thread = { worker: Worker; task: Task | null }
type Lane = 'waiting' | 'registering'
/** `given`: how often a thread was given work. */
type Pool = { threads: Thread[]; given: number } & Record<Lane, Task[]>

/** In development every reload evaluates this module anew; the threads must not pile up. */
const kept = globalThis as typeof globalThis & { fieldtestHashing?: Pool }
kept.fieldtestHashing ??= { threads: [], waiting: [], registering: [], given: 0 }
const pool = kept.fieldtestHashing

/**
 * bcrypt, cost 12, in a thread of low priority.
 * @throws RangeError beyond 72 bytes, AppError 'rate_limited' when too many wait.
 */
export const hashPassword = (plain: string) => hashIn('waiting', plain)

/**
 * `hashPassword` for somebody who registers: few of them may wait, and their turn comes when nobody else waits, or every fifth
 * time.
 */
export const hashNewcomersPassword = (plain: string) => hashIn('registering', plain)

async function hashIn(lane: Lane, plain: string): Promise<string> {
  if (truncates(plain)) throw new RangeError('bcrypt would cut this password.')
  return String(await inThread(toOneSpelling(plain), null, lane))
}

/**
 * Whether the password belongs to the hash. Without a hash (nobody, or somebody without a password) it takes as long and
 * says no. @throws AppError 'rate_limited' when too many wait.
 */
export async function isPasswordOf(plain: string, hash: string | null | undefined): Promise<boolean> {
  if (truncates(plain)) return false
  const spelling = toOneSpelling(plain)
  // Hashes from before there was one spelling are of what was typed then.
  const same =
    (await inThread(spelling, hash ?? NOBODY)) || (spelling !== plain && (await inThread(plain, hash ?? NOBODY)))
  return same === true && hash !== null && hash !== undefined
}

/**
 * Some keyboards send a letter and its accent as one sign, others as two, and both look the same: a password that was
 * chosen on one device is typed on another. The rare text that would grow beyond what bcrypt reads stays as it is.
 */
function toOneSpelling(plain: string): string {
  const composed = plain.normalize('NFC')
  return truncates(composed) ? plain : composed
}

function inThread(plain: string, hash: string | null, lane: Lane = 'waiting'): Promise<string | boolean> {
  if (pool[lane].length >= MOST[lane]) {
    throw new AppError(
      'rate_limited',
      'Too many people are signing in at this moment. Please try again in a few seconds.',
    )
  }
  return new Promise((resolve, reject) => {
    const settle = (answer: Answer) => ('value' in answer ? resolve(answer.value) : reject(new Error(answer.problem)))
    pool[lane].push({ plain, hash, settle })
    giveWork()
  })
}

function giveWork(): void {
  while (pool.waiting.length + pool.registering.length > 0) {
    const idle =
      pool.threads.find(({ task }) => task === null) ?? (pool.threads.length < THREADS ? startThread() : null)
    if (!idle) return
    // A rush of people who sign in may last, and whoever registers must not wait for its end.
    const lanes = pool.given % 5 === 4 ? [pool.registering, pool.waiting] : [pool.waiting, pool.registering]
    const task = lanes[0]?.shift() ?? lanes[1]?.shift()
    if (!task) return
    pool.given += 1
    idle.task = task
    idle.worker.ref()
    idle.worker.postMessage({ plain: task.plain, hash: task.hash, cost: COST })
  }
}

function startThread(): Thread {
  const worker = new Worker(PASSWORD_WORKER, {
    eval: true,
    workerData: { from: join(process.cwd(), 'package.json') },
    // Flags and environment of the server (loaders, secrets) are none of its business.
    execArgv: [],
    env: {},
  })
  const thread: Thread = { worker, task: null }
  pool.threads.push(thread)
  worker.on('message', (answer: Answer) => {
    finish(thread, answer)
    giveWork()
  })
  worker.on('error', (error) => lose(thread, error.message))
  worker.on('exit', (code) => lose(thread, `The hashing thread ended with ${code}.`))
  return thread
}

/** Answers whoever waited. An idle thread keeps no process alive. */
function finish(thread: Thread, answer: Answer): void {
  thread.worker.unref()
  thread.task?.settle(answer)
  thread.task = null
}

/** A thread that died is replaced at the next call; what it had in hand fails. */
function lose(thread: Thread, problem: string): void {
  pool.threads = pool.threads.filter((other) => other !== thread)
  finish(thread, { problem })
  giveWork()
}
