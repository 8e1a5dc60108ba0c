import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf, rememberOwner } from '@/components/drafts/copy-key'
import type { Copy } from '@/components/drafts/keeping'
import { settleDrafts } from '@/components/drafts/settle-drafts'
import type { DraftFields } from '@/lib/drafts/schema'

const server = vi.hoisted(() => ({
  held: null as { text: string } | null | undefined,
  saved: [] as DraftFields[],
}))
vi.mock('@/components/drafts/server-drafts', () => ({
  serverDraft: () => ({
    find: async () => server.held && { fields: server.held, version: 3, savedAt: '' },
    async save(fields: DraftFields) {
      server.saved.push(fields)
      return { kept: true, version: 1 }
    },
  }),
}))

const KEY = keyOf('noor', 'topic:new')
const storage: Record<string, string> = Object.create({
  getItem: (key: string) => storage[key] ?? null,
  setItem(key: string, text: string) {
    storage[key] = text
  },
  removeItem: (key: string) => delete storage[key],
})

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('dispatchEvent', () => true)
  for (const key of Object.keys(storage)) delete storage[key]
  rememberOwner('noor')
  server.saved = []
})

/** Signs out where one copy is kept; says whether it still is, and what the server was given. */
async function settle(saved: boolean, held: typeof server.held) {
  server.held = held
  const copy: Copy = { id: 'tab', fields: { text: 'Typed' }, at: Date.now(), saved, version: saved ? 3 : 0 }
  storage[KEY] = JSON.stringify([copy])
  await settleDrafts()
  return { isKept: KEY in storage, given: server.saved.map(({ text }) => text) }
}

test('what the server holds leaves this browser', async () => {
  expect(await settle(true, { text: 'Typed' })).toEqual({ isKept: false, given: [] })
  expect(await settle(false, { text: 'Typed' })).toEqual({ isKept: false, given: [] })
})

test('what it held once and another device has replaced stays', async () => {
  expect(await settle(true, { text: 'Typed on the phone' })).toEqual({ isKept: true, given: [] })
})

test('what it never had goes there, and what was posted elsewhere does not come back', async () => {
  expect(await settle(false, null)).toEqual({ isKept: false, given: ['Typed'] })
  server.saved = []
  expect(await settle(true, null)).toEqual({ isKept: false, given: [] })
})

test('of what cannot be asked nothing goes', async () => {
  expect(await settle(true, undefined)).toEqual({ isKept: true, given: [] })
  expect(await settle(false, undefined)).toEqual({ isKept: true, given: [] })
})

test('while another tab may be saving over what the server holds, that stays as well', async () => {
  server.held = { text: 'Typed' }
  const at = Date.now()
  storage[KEY] = JSON.stringify([
    { id: 'tab', fields: { text: 'Another' }, at, saved: false, version: 3 },
    { id: 'page', fields: { text: 'Typed' }, at: at - 1, saved: true, version: 3 },
  ] satisfies Copy[])
  await settleDrafts()
  expect(storage[KEY]).toContain('Another')
  expect(storage[KEY]).toContain('Typed')
})

test('what is only kept beside it keeps nothing that the server holds', async () => {
  server.held = { text: 'Typed' }
  const at = Date.now()
  storage[KEY] = JSON.stringify([
    { id: 'page', fields: { text: 'Typed' }, at, saved: true, version: 3 },
    { id: 'page:1', fields: { text: 'Emptied' }, at: at - 1, saved: false, version: 2 },
  ] satisfies Copy[])
  await settleDrafts()
  expect(storage[KEY]).toContain('Emptied')
  expect(storage[KEY]).not.toContain('Typed')
})
