import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DraftKeeper } from '@/components/drafts/draft-keeper'
import type { Copy, DraftView, Keeping } from '@/components/drafts/keeping'
import type { DraftFields } from '@/lib/drafts/schema'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** A server that keeps one draft as `lib/drafts/commands.ts` does, and counts what it is asked. */
class Server {
  row: { fields: DraftFields; version: number } | null = null
  isAway = false
  saves = 0
  get draft() {
    return this.row && { ...this.row, savedAt: '2026-11-20T09:00:00.000Z' }
  }
  find = async () => this.draft
  async save(fields: DraftFields, version: number) {
    this.saves += 1
    if (this.isAway) return 'try later' as const
    if ((this.row?.version ?? 0) !== version) return { kept: false, draft: this.draft } as const
    this.row = { fields, version: version + 1 }
    return { kept: true, version: this.row.version } as const
  }
  async discard(version: number) {
    if (this.row?.version === version) this.row = null
  }
}

/** One form in one tab. `storage` and `server` may be shared with others. */
function openForm({
  storage = { copies: [] } as { copies: Copy[]; isFull?: boolean },
  server = null as Server | null,
  id = 'tab',
  defaults = '',
  prefill = undefined as string | undefined,
} = {}) {
  let text = prefill ?? defaults
  let view: DraftView = { offers: [], undo: null, status: null }
  const on: Keeping = {
    id,
    form: {
      read: () => ({ text }),
      defaults: () => ({ text: defaults }),
      write: (fields) => {
        text = String(fields.text ?? '')
      },
    },
    local: {
      read: () => structuredClone(storage.copies),
      write: (copies) => {
        if (storage.isFull) return false
        storage.copies = structuredClone(copies)
        return true
      },
    },
    server,
    show: (next) => {
      view = next
    },
  }
  const keeper = new DraftKeeper(on)
  return {
    keeper,
    type(next: string) {
      text = next
      keeper.typed()
    },
    /** What an action does to its form. */
    empty(next = '') {
      text = next
      keeper.wasReset()
    },
    text: () => text,
    view: () => view,
    offered: () => view.offers.map(({ fields }) => fields.text),
    kept: () => storage.copies.map(({ fields }) => fields.text),
    decide(act: 'restore' | 'discard', index = 0) {
      const offer = view.offers[index]
      if (!offer) throw new Error('Nothing is offered.')
      keeper[act](offer)
    },
  }
}

const quiet = () => vi.advanceTimersByTimeAsync(2000)

describe('what is typed', () => {
  test('is kept at once, and on the server after two quiet seconds', async () => {
    const server = new Server()
    const form = openForm({ server })
    form.keeper.start()
    form.type('H')
    expect(form.kept()).toEqual(['H'])
    await vi.advanceTimersByTimeAsync(1500)
    form.type('Hello')
    await vi.advanceTimersByTimeAsync(1500)
    expect(server.saves).toBe(0)
    expect(form.view().status).toBe('in this browser')
    await quiet()
    expect(server.row?.fields).toEqual({ text: 'Hello' })
    expect(server.saves).toBe(1)
    expect(form.view().status).toBe('saved')
  })

  test('is saved later when the server cannot be reached', async () => {
    const server = new Server()
    const form = openForm({ server })
    form.keeper.start()
    server.isAway = true
    form.type('Hello')
    await quiet()
    expect(form.kept()).toEqual(['Hello'])
    server.isAway = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(server.row?.fields).toEqual({ text: 'Hello' })
  })

  test('of a visitor stays in the browser', async () => {
    const form = openForm()
    form.keeper.start()
    form.type('Hello')
    await quiet()
    expect(form.kept()).toEqual(['Hello'])
    expect(form.view().status).toBe('in this browser')
  })

  test('and taken away again is kept nowhere', async () => {
    const server = new Server()
    const form = openForm({ server, defaults: 'As it was' })
    form.keeper.start()
    form.type('Changed')
    await quiet()
    form.type('As it was')
    await quiet()
    expect(form.kept()).toEqual([])
    expect(server.row).toBeNull()
  })

  test('before the scripts were there counts', () => {
    const form = openForm({ prefill: 'Typed early' })
    form.keeper.start()
    expect(form.kept()).toEqual(['Typed early'])
  })
})

describe('after a reload', () => {
  const storage = () => ({
    copies: [{ id: 'old', fields: { text: 'Unposted' }, at: Date.now() - 60_000, saved: false, version: 0 }],
  })

  test('it is offered, not put into the form', () => {
    const form = openForm({ storage: storage() })
    form.keeper.start()
    expect(form.text()).toBe('')
    expect(form.offered()).toEqual(['Unposted'])
  })

  test('restoring fills the form, and undo empties it and offers again', () => {
    const form = openForm({ storage: storage() })
    form.keeper.start()
    form.decide('restore')
    expect(form.text()).toBe('Unposted')
    expect(form.view()).toMatchObject({ offers: [], undo: 'restored' })
    expect(form.kept()).toEqual(['Unposted'])
    form.keeper.undo()
    expect(form.text()).toBe('')
    expect(form.offered()).toEqual(['Unposted'])
    expect(form.kept()).toEqual(['Unposted'])
  })

  test('restoring over other text can be undone without losing either', () => {
    const form = openForm({ storage: storage() })
    form.keeper.start()
    form.type('Newer')
    form.decide('restore')
    form.type('Unposted and more')
    form.keeper.undo()
    expect(form.text()).toBe('Newer')
    expect(form.offered()).toEqual(['Unposted and more'])
  })

  test('discarding removes it everywhere, and can be undone', async () => {
    const server = new Server()
    server.row = { fields: { text: 'Unposted' }, version: 7 }
    const form = openForm({ storage: storage(), server })
    form.keeper.start()
    await form.keeper.look()
    expect(form.offered()).toEqual(['Unposted'])
    form.decide('discard')
    await quiet()
    expect(form.kept()).toEqual([])
    expect(server.row).toBeNull()
    form.keeper.undo()
    expect(form.offered()).toEqual(['Unposted'])
    expect(form.kept()).toEqual(['Unposted'])
  })

  test('discarding before the server has answered holds for its copy too', async () => {
    const server = new Server()
    server.row = { fields: { text: 'Unposted' }, version: 7 }
    const form = openForm({ storage: storage(), server })
    form.keeper.start()
    form.decide('discard')
    await form.keeper.look()
    await quiet()
    expect(form.offered()).toEqual([])
    expect(server.row).toBeNull()
  })

  test('typing on leaves the offer beside it, also after the next reload', async () => {
    const kept = storage()
    const server = new Server()
    const form = openForm({ storage: kept, server })
    form.keeper.start()
    form.type('Another thought')
    await quiet()
    expect(form.offered()).toEqual(['Unposted'])
    const again = openForm({ storage: kept, server, id: 'next' })
    again.keeper.start()
    await again.keeper.look()
    expect(again.offered()).toEqual(['Another thought', 'Unposted'])
  })

  test('an earlier state on the server is not offered beside it, and goes with it', async () => {
    for (const end of ['discard', 'post'] as const) {
      const server = new Server()
      const kept = { copies: [] as Copy[] }
      const form = openForm({ server, storage: kept })
      form.keeper.start()
      form.type('Hello')
      await quiet()
      form.type('Hello there')
      const again = openForm({ server, storage: kept, id: 'next' })
      again.keeper.start()
      await again.keeper.look()
      expect(again.offered(), end).toEqual(['Hello there'])
      again.decide(end === 'post' ? 'restore' : 'discard')
      if (end === 'post') again.keeper.clear()
      await vi.advanceTimersByTimeAsync(1)
      expect(server.row, end).toBeNull()
      form.keeper.leave()
    }
  })

  test('what stands in the form anyway is not offered', () => {
    const form = openForm({ storage: storage(), defaults: 'Unposted' })
    form.keeper.start()
    expect(form.offered()).toEqual([])
  })

  test('the same form made anew offers what it held', () => {
    const kept = { copies: [] as Copy[] }
    const form = openForm({ storage: kept })
    form.keeper.start()
    form.type('Hello')
    const again = openForm({ storage: kept })
    again.keeper.start()
    again.type('Something else')
    expect(again.offered()).toEqual(['Hello'])
    expect(again.kept()).toEqual(['Something else', 'Hello'])
  })
})

describe('two devices', () => {
  test('the other text is offered and never replaced unseen', async () => {
    const server = new Server()
    const phone = openForm({ server, id: 'phone' })
    const desk = openForm({ server, id: 'desk' })
    phone.keeper.start()
    desk.keeper.start()
    await phone.keeper.look()
    await desk.keeper.look()
    phone.type('From the phone')
    await quiet()
    desk.type('From the desk')
    await quiet()
    expect(desk.offered()).toEqual(['From the phone'])
    expect(desk.kept()).toContain('From the phone')
    await quiet()
    expect(server.row?.fields).toEqual({ text: 'From the desk' })
    phone.type('From the phone again')
    await quiet()
    expect(phone.offered()).toEqual(['From the desk'])
  })

  test('a draft posted elsewhere does not keep this one from being saved', async () => {
    const server = new Server()
    const form = openForm({ server })
    form.keeper.start()
    form.type('One')
    await quiet()
    server.row = null
    form.type('One and two')
    await quiet()
    await vi.advanceTimersByTimeAsync(1)
    expect(server.row).toMatchObject({ fields: { text: 'One and two' } })
  })

  test('an undecided copy of another device outlives a word typed and taken back', async () => {
    const server = new Server()
    server.row = { fields: { text: 'From the phone' }, version: 3 }
    const form = openForm({ server })
    form.keeper.start()
    await form.keeper.look()
    form.type('x')
    form.type('')
    await quiet()
    expect(server.row?.fields).toEqual({ text: 'From the phone' })
  })
})

describe('after a post', () => {
  test('that went well nothing is left, whatever comes first', async () => {
    for (const order of ['reset first', 'clear first']) {
      const server = new Server()
      const form = openForm({ server })
      form.keeper.start()
      form.type('Posted')
      await quiet()
      if (order === 'reset first') form.empty()
      form.keeper.clear()
      if (order === 'clear first') form.empty()
      form.keeper.afterReset()
      await quiet()
      expect(form.offered(), order).toEqual([])
      expect(form.kept(), order).toEqual([])
      expect(server.row, order).toBeNull()
    }
  })

  test('before the server has said what it keeps, that is no draft either', async () => {
    const server = new Server()
    const storage = { copies: [] as Copy[] }
    const before = openForm({ storage, server })
    before.type('Posted at once.')
    await vi.advanceTimersByTimeAsync(2000)
    const form = openForm({ storage, server, id: 'next' })
    form.keeper.start()
    const looked = form.keeper.look()
    form.decide('restore')
    form.empty()
    form.keeper.clear({ text: 'Posted at once.' })
    await looked
    await vi.runAllTimersAsync()
    expect([form.offered(), form.kept(), server.row]).toEqual([[], [], null])
  })

  test('while a save is under way nothing is left either', async () => {
    const server = new Server()
    const form = openForm({ server })
    form.keeper.start()
    form.type('Posted')
    const saving = form.keeper.flush()
    form.keeper.clear()
    await saving
    await quiet()
    expect(server.row).toBeNull()
  })

  test('that failed and emptied the form, the text is offered', () => {
    const form = openForm()
    form.keeper.start()
    form.type('Not posted')
    form.empty()
    expect(form.kept()).toEqual(['Not posted'])
    form.keeper.afterReset()
    expect(form.offered()).toEqual(['Not posted'])
  })

  test('that failed and shows the text again, nothing is offered', () => {
    const form = openForm()
    form.keeper.start()
    form.type('Not posted')
    form.empty('Not posted')
    form.keeper.afterReset()
    expect(form.offered()).toEqual([])
    expect(form.kept()).toEqual(['Not posted'])
  })
})

describe('what was typed since a post was sent', () => {
  test('stays a draft, also on the server', async () => {
    const server = new Server()
    const form = openForm({ server })
    form.keeper.start()
    form.type('Sent')
    await quiet()
    form.type('Sent, and more')
    form.keeper.clear({ text: 'Sent', id: 'of the form itself' })
    await quiet()
    expect(form.kept()).toEqual(['Sent, and more'])
    expect(server.row?.fields).toEqual({ text: 'Sent, and more' })
  })

  test('is offered when the form is emptied after that', () => {
    const form = openForm()
    form.keeper.start()
    form.type('Sent, and more')
    form.keeper.clear({ text: 'Sent' })
    form.empty()
    form.keeper.afterReset()
    expect(form.offered()).toEqual(['Sent, and more'])
  })

  test('is nothing when nobody typed, whatever else the form has sent', () => {
    const form = openForm()
    form.keeper.start()
    form.type('Sent')
    form.keeper.clear({ text: ['Sent'], id: 'of the form itself' })
    expect(form.kept()).toEqual([])
  })
})

test('a text that two tabs have kept is offered once, and discarded once', () => {
  const copy = (id: string, text: string, age: number): Copy => ({
    id,
    fields: { text },
    at: Date.now() - age,
    saved: false,
    version: 0,
  })
  const storage = { copies: [copy('b', 'Dup B', 1), copy('server:1', 'Dup A', 2), copy('a', 'Dup A', 3)] }
  const form = openForm({ storage })
  form.keeper.start()
  expect(form.offered()).toEqual(['Dup B', 'Dup A'])
  form.decide('discard', 1)
  expect(form.kept()).toEqual(['Dup B'])
})

test('two tabs that are written in by turns offer the text of the other once, as it was last, and keep what else waits', async () => {
  const server = new Server()
  const storage = { copies: [] as Copy[] }
  openForm({ storage, id: 'before' }).type('Not decided on')
  const tabs = ['one', 'other'].map((id) => ({ id, ...openForm({ storage, server, id }) }))
  for (const { keeper } of tabs) {
    keeper.start()
    await keeper.look()
  }
  for (let words = 1; words <= 6; words += 1) {
    for (const { id, type } of tabs) {
      type(`${id} `.repeat(words))
      // The first answer says that the other has saved, the next save is then of this one.
      await quiet()
      await quiet()
    }
  }
  expect(tabs.map(({ offered }) => offered())).toEqual([
    ['other '.repeat(5), 'Not decided on'],
    ['one '.repeat(6), 'Not decided on'],
  ])
  for (const text of ['one '.repeat(6), 'other '.repeat(6), 'Not decided on'])
    expect(storage.copies.map(({ fields }) => fields.text)).toContain(text)
})

test('what was made of another tab’s text and undone stays offered, however that tab goes on', async () => {
  const [storage, server] = [{ copies: [] as Copy[] }, new Server()]
  const [one, other] = ['one', 'other'].map((id) => openForm({ id, storage, server }))
  if (!one || !other) throw new Error('No tabs.')
  for (const { keeper } of [one, other]) keeper.start()
  other.type('Theirs')
  await quiet()
  one.type('Mine')
  await quiet()
  expect(one.offered()).toEqual(['Theirs'])
  one.decide('restore')
  one.type('Theirs, and a long end by me')
  one.keeper.undo()
  await quiet()
  other.type('Theirs, two')
  await quiet()
  await quiet()
  one.type('Mine, two')
  await quiet()
  await quiet()
  expect(one.offered()).toContain('Theirs, and a long end by me')
  expect(one.kept()).toContain('Theirs, and a long end by me')
})

describe('a text set aside for another', () => {
  test('is kept at once and offered after the post', () => {
    const form = openForm()
    form.keeper.start()
    form.type('Mine')
    form.keeper.setAside('conflict', { text: 'Mine' })
    form.type('Theirs')
    expect(form.offered()).toEqual([])
    expect(form.kept().toSorted()).toEqual(['Mine', 'Theirs'])
    form.keeper.clear({ text: 'Theirs' })
    expect(form.offered()).toEqual(['Mine'])
    expect(form.kept()).toEqual(['Mine'])
  })

  test('is offered no more when it is what was posted', () => {
    const form = openForm()
    form.keeper.start()
    form.type('Mine')
    form.keeper.setAside('conflict', { text: 'Mine' })
    form.keeper.clear({ text: 'Mine', id: 'of the form itself' })
    expect(form.offered()).toEqual([])
    expect(form.kept()).toEqual([])
  })

  test('and taken back is no second one', () => {
    const form = openForm()
    form.keeper.start()
    form.type('Mine')
    form.keeper.setAside('conflict', { text: 'Mine' })
    form.keeper.setAside('conflict', null)
    form.keeper.clear({ text: 'Mine' })
    expect(form.offered()).toEqual([])
    expect(form.kept()).toEqual([])
  })
})

test('what a form has no field for stays in its draft, until that is posted or undone', async () => {
  const server = new Server()
  server.row = { fields: { text: 'A lamp', verdict: 'Bright' }, version: 3 }
  const form = openForm({ server })
  form.keeper.start()
  await form.keeper.look()
  form.decide('restore')
  form.type('Two lamps')
  await quiet()
  expect(server.row?.fields).toEqual({ text: 'Two lamps', verdict: 'Bright' })
  form.keeper.undo()
  expect(form.view().offers[0]?.fields).toEqual({ text: 'Two lamps', verdict: 'Bright' })
  form.decide('restore')
  form.keeper.clear()
  form.type('Something else')
  await quiet()
  expect(server.row?.fields).toEqual({ text: 'Something else' })
})

test('after signing out nothing more is written', async () => {
  const server = new Server()
  const storage = { copies: [] as Copy[] }
  const form = openForm({ server, storage })
  form.keeper.start()
  form.type('Private')
  storage.copies = []
  form.keeper.leave()
  await quiet()
  expect(storage.copies).toEqual([])
  expect(server.saves).toBe(0)
})

test('says so when this browser has no room for what is typed, until it or the server has', async () => {
  const storage = { copies: [] as Copy[], isFull: true }
  const form = openForm({ storage })
  form.type('A long text')
  expect(form.view().status).toBe('nowhere')
  expect(form.kept()).toEqual([])
  storage.isFull = false
  form.type('A long text, and more')
  expect(form.view().status).toBe('in this browser')
  expect(form.kept()).toEqual(['A long text, and more'])
})

describe('beside another tab', () => {
  /** One that is written in, and one that offers what stood there when it was opened. */
  function twoTabs() {
    const storage = { copies: [] as Copy[] }
    const [writing, offering] = [openForm({ storage, id: 'one' }), openForm({ storage, id: 'two' })]
    writing.keeper.start()
    writing.type('Old')
    offering.keeper.start()
    vi.advanceTimersByTime(1000)
    return { storage, writing, offering }
  }

  test('a key writes none of its earlier texts over what was typed there since', () => {
    const { writing, offering } = twoTabs()
    writing.type('Old, and a long new paragraph')
    offering.type('x')
    expect(offering.kept()).toEqual(['x', 'Old, and a long new paragraph'])
    expect(offering.offered()).toEqual(['Old, and a long new paragraph'])
  })

  test('what is restored is its text as it is now', () => {
    const { writing, offering } = twoTabs()
    const [shown] = offering.view().offers
    writing.type('Old, and a long new paragraph')
    if (shown) offering.keeper.restore(shown)
    expect(offering.text()).toBe('Old, and a long new paragraph')
  })

  test('nothing is discarded that nobody has seen', () => {
    const { writing, offering } = twoTabs()
    const [shown] = offering.view().offers
    writing.type('Old, and a long new paragraph')
    if (shown) offering.keeper.discard(shown)
    expect(offering.kept()).toEqual(['Old, and a long new paragraph'])
    expect(offering.offered()).toEqual(['Old, and a long new paragraph'])
    offering.decide('discard')
    expect(offering.kept()).toEqual([])
  })

  test('a text that was posted there is not offered any more', () => {
    const { writing, offering } = twoTabs()
    writing.keeper.clear()
    offering.keeper.reread()
    expect(offering.offered()).toEqual([])
    offering.type('x')
    expect(offering.kept()).toEqual(['x'])
  })
})

test('texts that are restored one after the other each leave what stood there', () => {
  const old = (text: string, age: number): Copy => ({
    id: text,
    fields: { text },
    at: Date.now() - age,
    saved: false,
    version: 0,
  })
  const storage = { copies: [old('One', 2000), old('Two', 3000)] }
  const form = openForm({ storage })
  form.keeper.start()
  form.type('Typed')
  vi.advanceTimersByTime(1000)
  form.decide('restore')
  // A reload here would offer it.
  expect(form.kept()).toEqual(['One', 'Typed', 'Two'])
  vi.advanceTimersByTime(1000)
  form.decide('restore', form.offered().indexOf('Two'))
  expect(form.text()).toBe('Two')
  expect(form.offered()).toEqual(['Typed'])
  form.keeper.clear({ text: 'Two' })
  expect(form.offered().toSorted()).toEqual(['One', 'Typed'])
  expect(form.kept().toSorted()).toEqual(['One', 'Typed'])
})

test('a text restored before the server has answered is not taken for what another device has saved since', async () => {
  const server = new Server()
  const copy = { id: 'before', fields: { text: 'From the desk' }, at: Date.now() - 1000, saved: true, version: 5 }
  server.row = { fields: { text: 'From the phone' }, version: 6 }
  const form = openForm({ server, storage: { copies: [copy] } })
  form.keeper.start()
  form.decide('restore')
  const looked = form.keeper.look()
  await looked
  form.keeper.clear()
  await quiet()
  expect(server.row?.fields).toEqual({ text: 'From the phone' })
})

describe('a form that has gone', () => {
  test('tries once more, and leaves this browser’s copies to who comes after it', async () => {
    const [server, storage] = [new Server(), { copies: [] as Copy[] }]
    const form = openForm({ server, storage })
    form.keeper.start()
    form.type('Typed')
    server.isAway = true
    await form.keeper.stop()
    expect(server.saves).toBe(1)
    storage.copies = []
    server.isAway = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.saves, server.row, storage.copies]).toEqual([1, null, []])
  })

  test('takes a late save back once its text was posted', async () => {
    const server = new Server()
    const form = openForm({ server })
    form.keeper.start()
    form.type('Posted')
    const last = form.keeper.stop()
    form.keeper.clear({ text: 'Posted' })
    await last
    await vi.advanceTimersByTimeAsync(1)
    expect(server.saves).toBe(1)
    expect(server.row).toBeNull()
  })
})

test('of many texts the one that is written stays, however old the clock says it is', () => {
  const storage = {
    copies: Array.from({ length: 20 }, (_, count) => ({
      id: `copy-${count}`,
      fields: { text: `Text ${count}` },
      at: Date.now() + 60_000 + count,
      saved: true,
      version: count + 1,
    })),
  }
  const form = openForm({ storage })
  form.keeper.start()
  form.type('Written now')
  expect(form.kept()).toContain('Written now')
  expect(form.kept()).toHaveLength(20)
  expect(form.kept()).not.toContain('Text 0')
})
