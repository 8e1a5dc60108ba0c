import type { ThreadTime } from '@/lib/core/action/thread-times'
import type { PageBody } from '../page-bodies'

export type Header = number | string | readonly string[]

/**
 * What Next has said of a page and the front may say again. `url` is the address as it was asked for, `epoch` the count of
 * writes when it was.
 */
export type Repeatable = { url: string; epoch: number; headers: [string, Header][]; body: PageBody }

/**
 * What the thread that runs Next knows of the front. Requests carry `secret` in the header `FRONT_HEADER` when they come
 * from it; `epoch` holds the count of writes, which both threads see; `repeat` hands the front an answer; `time` is the front's;
 * `open` is called when Next may be asked.
 */
export type Bridge = {
  secret: string
  epoch: Int32Array
  repeat: (answer: Repeatable) => void
  time: () => ThreadTime
  open: () => void
}

/** What the front's thread is started with. It listens on `port` of `host`; Next answers on `inner` of loopback. */
export type FrontPlan = { host: string; port: number; inner: number; secret: string; epoch: Int32Array }

/** `{secret} {address of the visitor's socket} {plain or own}`, the last by whether its answer may be repeated. */
export const FRONT_HEADER = 'x-front'

/** Next's bundles and the program that starts Next share this and nothing else. */
export const shared = globalThis as typeof globalThis & { fieldtestFront?: Bridge }
