import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { previewText } from '@/lib/writing/actions'
import { listPeopleNamed } from '@/lib/writing/queries'
import { toNamePrefix } from '@/lib/writing/schema'
import { signInAs, toForm } from '@/tests/support/request'
import { addPerson } from '../auth/people'

let noor: Member

beforeEach(async () => {
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  const { id } = await addPerson('noor')
  noor = { id, username: 'noor', role: 'user', verified: true, suspendedUntil: null, managesPayments: false }
  signInAs(noor)
})

const preview = async (text: string, as?: string) => {
  const result = await previewText(null, toForm({ text, ...(as && { as }) }))
  return result.ok ? result.data.html : result
}

describe('a preview', () => {
  test('is what the text will look like', async () => {
    expect(await preview('**Bold**\nnext')).toBe('<p><strong>Bold</strong><br>\nnext</p>')
    expect(await preview('# Head', 'editorial')).toContain('<h2 id="h-head">')
    expect(await preview('')).toBe('')
  })

  test('holds nothing that could run', async () => {
    const html = await preview('<script>alert(1)</script> [a](javascript:alert(1)) ![b](https://evil.example/x.png)')
    expect(html).toBe('<p>&#x3C;script>alert(1)&#x3C;/script> a b</p>')
  })

  test('of a text that is too long is refused', async () => {
    const refused = { ok: false, problem: 'invalid', fieldErrors: { text: ['This text is too long to be shown.'] } }
    expect(await preview('x'.repeat(200_001))).toMatchObject(refused)
    // Two bytes a letter.
    expect(await preview('ж'.repeat(120_000))).toMatchObject(refused)
    expect(await preview('ж'.repeat(90_000))).toMatch(/^<p>ж/)
  })

  test('of a long text is made six times a minute, while those of short ones go on', async () => {
    const long = 'word '.repeat(10_001)
    for (let time = 0; time < 6; time++) expect(await preview(long)).toMatch(/^<p>word/)
    expect(await preview(long)).toMatchObject({ ok: false, problem: 'rate_limited' })
    expect(await preview('word')).toBe('<p>word</p>')
  })
})

describe('names', () => {
  test('are all that is told of somebody who shows no page about themselves', async () => {
    const { id } = await addPerson('quiet')
    const said = { fullName: 'Quincy Quiet', avatar: '/media/quiet.webp' }
    const asked = async () => (await listPeopleNamed(noor, 'quiet'))[0]
    await db.profile.update({ where: { id }, data: said })
    expect(await asked()).toEqual({ username: 'quiet', fullName: null, avatar: null })
    await db.profile.update({ where: { id }, data: { isPublic: true } })
    expect(await asked()).toEqual({ username: 'quiet', ...said })
    await db.user.delete({ where: { id } })
  })

  test('begin with what was typed, without case, eight at most and in order', async () => {
    for (const name of ['Nora', 'nils', 'n_x', 'nax', ...'abcdefghi'.split('').map((letter) => `no${letter}`)])
      await addPerson(name)
    expect((await listPeopleNamed(noor, 'no')).map(({ username }) => username)).toEqual([
      'noa',
      'nob',
      'noc',
      'nod',
      'noe',
      'nof',
      'nog',
      'noh',
    ])
    expect((await listPeopleNamed(noor, 'nor')).map(({ username }) => username)).toEqual(['Nora'])
    // An underscore is a letter here, not a sign for any.
    expect((await listPeopleNamed(noor, 'n_')).map(({ username }) => username)).toEqual(['n_x'])
  })

  test('are told to members only, of people who can be called', async () => {
    await addPerson('nobody', { emailVerifiedAt: null })
    await addPerson('nomore', { deletionRequestedAt: new Date() })
    expect((await listPeopleNamed(noor, 'no')).map(({ username }) => username)).toEqual(['noor'])
    expect(await listPeopleNamed(null, 'no')).toEqual([])
    expect(await listPeopleNamed({ ...noor, verified: false }, 'no')).toEqual([])
  })

  test('are not told to somebody who collects them', async () => {
    for (let number = 0; number < 120; number++) await listPeopleNamed(noor, 'noor')
    expect(await listPeopleNamed(noor, 'noor')).toEqual([])
  })

  test.each([
    ['No', 'no'],
    ['n.o-r_x', 'n.o-r_x'],
    ['', null],
    [null, null],
    ['%', null],
    ['no%', null],
    ['x'.repeat(61), null],
  ])('a prefix %j', (text, prefix) => expect(toNamePrefix(text)).toBe(prefix))
})
