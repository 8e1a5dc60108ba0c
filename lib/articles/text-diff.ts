import { diffLines, diffWordsWithSpace } from 'diff'

/** A piece of a line; `changed` when the other side has not got it. `id` is its place in the line. */
export type DiffPiece = { id: number; text: string; changed: boolean }

/** A pair of lines that stand beside each other; null where a side has none. `skipped` lines are the same on both sides. */
export type DiffRow = { id: number } & DiffLine

type DiffLine =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; before: DiffPiece[] | null; after: DiffPiece[] | null }
  | { kind: 'skipped'; lines: number }

/** Lines shown around what changed. */
const AROUND = 2
/** A line longer than this is shown as changed as a whole, rather than compared word by word. */
const LONGEST_LINE = 8000
/**
 * A pair of lines with more changes is shown as changed as a whole, too: nobody would read the marks, and the time grows with
 * their square.
 */
const MOST_CHANGES = 300
/** How long comparing two texts may take: the server answers nobody else meanwhile. Later pairs are shown as changed as a whole. */
const PATIENCE_MS = 400

/** Two texts side by side, line by line, with what changed inside a line; long stretches without a change are left out. */
export function toDiffRows(before: string, after: string): DiffRow[] {
  const end = Date.now() + PATIENCE_MS
  const parts = diffLines(withEnd(before), withEnd(after), { timeout: PATIENCE_MS / 2 }) ?? [
    { value: withEnd(before), removed: true, added: false },
    { value: withEnd(after), removed: false, added: true },
  ]
  const rows: DiffLine[] = []
  for (let index = 0; index < parts.length; index += 1) {
    const [part, next] = [parts[index], parts[index + 1]]
    if (!part) continue
    if (part.removed && next?.added) {
      rows.push(...pair(toLines(part.value), toLines(next.value), end))
      index += 1
    } else if (part.removed) rows.push(...pair(toLines(part.value), [], end))
    else if (part.added) rows.push(...pair([], toLines(part.value), end))
    else rows.push(...shorten(toLines(part.value), index === 0, index === parts.length - 1))
  }
  return rows.map((row, id) => ({ id, ...row }))
}

/** Whether two texts say the same. */
export const isSameText = (before: string, after: string) => withEnd(before) === withEnd(after)

const withEnd = (text: string) => `${text.replace(/\s+$/, '')}\n`
const toLines = (value: string) => value.replace(/\n$/, '').split('\n')

function pair(before: string[], after: string[], end: number): DiffLine[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [one, other] = [before[index], after[index]]
    const words = one !== undefined && other !== undefined && compareWords(one, other, end)
    if (!words) return { kind: 'changed', before: whole(one), after: whole(other) }
    return {
      kind: 'changed',
      before: words
        .filter(({ added }) => !added)
        .map(({ value, removed }, id) => ({ id, text: value, changed: removed })),
      after: words
        .filter(({ removed }) => !removed)
        .map(({ value, added }, id) => ({ id, text: value, changed: added })),
    }
  })
}

/** Nothing where it would take too long. */
function compareWords(one: string, other: string, end: number) {
  const timeout = end - Date.now()
  if (timeout <= 0 || one.length + other.length > LONGEST_LINE) return
  return diffWordsWithSpace(one, other, { timeout, maxEditLength: MOST_CHANGES })
}

const whole = (text: string | undefined) => (text === undefined ? null : [{ id: 0, text, changed: true }])

function shorten(lines: string[], isFirst: boolean, isLast: boolean): DiffLine[] {
  const same = (text: string): DiffLine => ({ kind: 'same', text })
  const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND]
  const left = lines.length - head - tail
  if (left <= 1) return lines.map(same)
  return [
    ...lines.slice(0, head).map(same),
    { kind: 'skipped', lines: left },
    ...lines.slice(lines.length - tail).map(same),
  ]
}
