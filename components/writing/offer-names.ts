'use client'

import { ChoiceList } from '@/components/ui/choice-list'
import { routes } from '@/lib/core/routes'
import { USERNAME_BEGINNING, USERNAME_LENGTH } from '@/lib/core/username-shape'
import type { NamedPerson } from '@/lib/writing/queries'
import { caretPlace } from './caret-place'
import { drawPerson } from './draw-person'
import { applyEdit } from './edit-area'

/** What stands before the cursor while somebody is being called; a name that ends nothing else, as `lib/core/mentions` reads it. */
const CALLING = new RegExp(`(?:^|[^\\p{L}\\p{N}_@./-])@(${USERNAME_BEGINNING})$`, 'u')

const QUIET_MS = 120

/** Offers usernames after @. `press` takes the keys that choose one, and says whether it did. */
export function offerNames(area: HTMLTextAreaElement, signal: AbortSignal) {
  const list = new ChoiceList(area, { className: 'name-list', label: 'People', draw: drawPerson })
  const known = new Map<string, NamedPerson[]>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const prefixNow = () => {
    if (area.selectionStart !== area.selectionEnd) return null
    return (
      CALLING.exec(
        area.value.slice(Math.max(0, area.selectionStart - USERNAME_LENGTH.max - 2), area.selectionStart),
      )?.[1] ?? null
    )
  }

  async function look() {
    const prefix = prefixNow()?.toLowerCase()
    // Only members are told names; the server would answer a visitor with none.
    if (!prefix || document.documentElement.dataset.signedIn === undefined) return list.close()
    const people = known.get(prefix) ?? (await askFor(prefix))
    if (people) known.set(prefix, people)
    // Somebody typed on while the answer was under way, or left the field.
    if (prefixNow()?.toLowerCase() !== prefix || area !== document.activeElement) return
    const isComplete = people?.length === 1 && people[0]?.username.toLowerCase() === prefix
    if (!people?.length || isComplete || signal.aborted) list.close()
    else list.show(people, choose, (names) => placeNames(names, area, area.selectionStart - prefix.length - 1))
  }

  function choose({ username }: NamedPerson) {
    const prefix = prefixNow()
    list.close()
    if (prefix === null) return
    const from = area.selectionStart - prefix.length
    const insert = `${username} `
    applyEdit(area, { from, to: area.selectionStart, insert, select: [from + insert.length, from + insert.length] })
  }

  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), QUIET_MS)
  }
  area.addEventListener('input', lookSoon, { signal })
  const stop = () => {
    clearTimeout(timer)
    list.close()
  }
  for (const type of ['scroll', 'click']) area.addEventListener(type, () => list.close(), { signal })
  area.addEventListener('blur', stop, { signal })
  area.form?.addEventListener('reset', stop, { signal })
  signal.addEventListener('abort', stop)
  // Somebody may have begun to call before this code was here.
  if (area === document.activeElement && area.value !== area.defaultValue) lookSoon()

  return { press: (event: KeyboardEvent) => list.press(event) }
}

function placeNames(names: HTMLElement, area: HTMLTextAreaElement, index: number) {
  const { left, top } = caretPlace(area, index)
  names.style.left = `${Math.max(0, Math.min(left, area.clientWidth - names.offsetWidth))}px`
  names.style.top = `${top}px`
}

/** Null where no answer came: that is not nobody, and the next letter asks again. */
async function askFor(prefix: string): Promise<NamedPerson[] | null> {
  try {
    const answer = await fetch(`${routes.namesAnswer}?prefix=${encodeURIComponent(prefix)}`)
    return answer.ok ? (await answer.json()).people : null
  } catch {
    return null
  }
}
