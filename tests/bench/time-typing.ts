import type { CDPSession, Page } from 'playwright'
import { median } from './load'

const KEYS = 80
/** As much slower as a small phone is than this machine. */
export const SLOWDOWN = 4

/**
 * Milliseconds. `told`: until the letter stands in the text and all listeners know, before a frame shows it; `apart`: the
 * processor's for a key that has its frame to itself; `paragraph`: for one that is begun, or taken back.
 */
export type Keys = { median: number; p95: number; told: number; processor: number; apart: number; paragraph: number }
/** Ten keys a second, about the fastest that people write. */
const APART_MS = 100
type Texts = { short: string; long: string }

/**
 * How long each key keeps the page from doing anything else, with everything that the browser does for it. Beside it a text
 * of four paragraphs in the same editor, the same elements as a plain editable element, of whose keys only the listeners of
 * the whole page hear, and as one of a page that has nothing else, neither scripts nor styles. Each is measured in every
 * round, and the middle round counts: this machine is twice as fast in some minutes as in others. The caret is placed by a
 * finger, as on a phone: where there is a mouse, the browser looks up after every frame what lies under it. `write` puts a
 * text into the editor in place of the stored long one, of which the address is the page's.
 */
export async function timeTyping(page: Page, texts: Texts, write: (text: string) => Promise<void>, rounds: number) {
  const address = page.url()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const time = async (): Promise<Keys> => {
    const processor = await spendOnKeys(page, session, ['e'])
    const paragraph = await spendOnKeys(page, session, ['Enter', 'Backspace'])
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const times = await timeKeys(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const apart = await spendApart(page, session)
    return { ...times, processor, apart, paragraph }
  }
  const kept = { ours: [] as Keys[], short: [] as Keys[], plain: [] as Keys[], bare: [] as Keys[] }
  for (let round = 0; round < rounds; round++) {
    await page.goto(address)
    await page.locator('.editor-area').waitFor()
    kept.ours.push(await time())
    await write(texts.short)
    kept.short.push(await time())
    await write(texts.long)
    await makePlain(page)
    kept.plain.push(await time())
    const text = await page.locator('.editor-area').innerHTML()
    await page.goto('about:blank')
    await page.setContent(`<div class="editor-area" contenteditable>${text}</div>`)
    kept.bare.push(await time())
  }
  return {
    ours: middle(kept.ours),
    short: middle(kept.short),
    plain: middle(kept.plain),
    bare: middle(kept.bare),
    loop: await timeLoop(page, session),
  }
}

const middle = (rounds: Keys[]): Keys => {
  const of = (figure: keyof Keys) => median(rounds.map((round) => round[figure]))
  return {
    median: of('median'),
    p95: of('p95'),
    told: of('told'),
    processor: of('processor'),
    apart: of('apart'),
    paragraph: of('paragraph'),
  }
}

/** Puts a plain editable element with the same text in the place of the editor. */
const makePlain = (page: Page) =>
  page.evaluate(async () => {
    const editor = document.querySelector<HTMLElement>('.editor-area')
    const frame = editor?.parentElement
    const plain = editor?.cloneNode(true)
    if (!editor || !frame || !(plain instanceof HTMLElement)) throw new Error('No editor.')
    plain.contentEditable = 'true'
    editor.replaceWith(plain)
    // The frame is told once more how high the editor is, which is gone (components/editor/own-layout.ts).
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    frame.style.height = ''
    frame.style.contain = ''
  })

/**
 * What the browser's slowdown makes of a short task: it stops the main thread at intervals, which takes more from a task of
 * a millisecond than from a long one. Median milliseconds of the same loop with and without it.
 */
async function timeLoop(page: Page, session: CDPSession) {
  const run = () =>
    page.evaluate(async () => {
      const times: number[] = []
      let sum = 0
      for (let round = 0; round < 80; round++) {
        await new Promise((done) => setTimeout(done, 8))
        const began = performance.now()
        for (let step = 0; step < 200_000; step++) sum = (sum * 31 + step) % 1_000_003
        times.push(performance.now() - began)
      }
      return { times, sum }
    })
  const full = median((await run()).times)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const slowed = median((await run()).times)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { full, slowed }
}

/**
 * Milliseconds of processor that the page's main thread spends on one key and on the frames that show it, on average. Other
 * than the clock it does not count who else uses the machine, nor the way of a key from the test to the page.
 */
async function spendOnKeys(page: Page, session: CDPSession, keys: readonly [string, ...string[]]) {
  await page.locator('.editor-area > p').nth(3).tap()
  for (const key of keys) await page.keyboard.press(key)
  const before = await spentBy(session)
  for (let count = 0; count < KEYS; count++) await page.keyboard.press(keys[count % keys.length] ?? keys[0])
  return ((await spentBy(session)) - before) / KEYS
}

/** What a key costs when people press it: each has a frame of its own, where keys without a pause share one. The median. */
async function spendApart(page: Page, session: CDPSession) {
  await page.locator('.editor-area > p').nth(3).tap()
  const times: number[] = []
  for (let count = 0; count < KEYS / 2; count++) {
    const before = await spentBy(session)
    await page.keyboard.press('e')
    await new Promise((done) => setTimeout(done, APART_MS))
    times.push((await spentBy(session)) - before)
  }
  return median(times)
}

/** Milliseconds that the main thread has had of the processor. */
async function spentBy(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

type Heard = { whole: number[]; told: number[] }

async function timeKeys(page: Page) {
  await page.locator('.editor-area > p').nth(3).tap()
  await page.evaluate(() => {
    const kept = globalThis as typeof globalThis & { keyTimes?: Heard }
    const times: Heard = { whole: [], told: [] }
    kept.keyTimes = times
    let began = 0
    addEventListener(
      'keydown',
      () => {
        began = performance.now()
      },
      true,
    )
    // Behind the page's own listeners, which were there before; the field behind the editor tells of its text as well.
    addEventListener('input', ({ isTrusted }) => {
      if (isTrusted) times.told.push(performance.now() - began)
    })
    // The first task after everything that the key set off in the page.
    addEventListener('keyup', () => times.whole.push(performance.now() - began), true)
  })
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('e')
  const times = await page.evaluate(() => (globalThis as typeof globalThis & { keyTimes?: Heard }).keyTimes)
  if (times?.whole.length !== KEYS || times.told.length !== KEYS) throw new Error('Not every key was heard.')
  const sorted = times.whole.toSorted((one, other) => one - other)
  return {
    median: median(times.whole),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    told: median(times.told),
  }
}
