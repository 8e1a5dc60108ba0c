import { describe, expect, test } from 'vitest'
import type { Member } from '@/lib/core/viewer'
import type { Role } from '@/lib/generated/prisma/enums'
import { TARGET_KINDS, type TargetKind, VERDICTS } from '@/lib/moderation/choices'
import {
  appealRefusal,
  canAppeal,
  canDecide,
  canGiveVerdict,
  canJudge,
  canReadTarget,
  canReport,
  canSuspend,
  verdictConflict,
  verdictsFor,
  verdictsOf,
} from '@/lib/moderation/policy'
import type { Target } from '@/lib/moderation/target'

const member = (id: string, role: Role = 'user'): Member => ({
  id,
  username: id,
  role,
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
})
const [noor, milo, mina, ada, otto] = [
  member('noor'),
  member('milo', 'moderator'),
  member('mina', 'moderator'),
  member('ada', 'admin'),
  member('otto'),
]
const person = ({ id, role }: Member, more: Partial<NonNullable<Target['author']>> = {}) => ({
  id,
  username: id,
  role,
  protected: false,
  suspendedUntil: null,
  ...more,
})
const text = (author: Member | null, more: Partial<Target> = {}): Target => ({
  kind: 'comment',
  noun: 'comment',
  id: 'x',
  title: 'X',
  href: '/',
  content: '',
  createdAt: new Date(),
  tags: [],
  place: 'article:x',
  author: author && person(author),
  hidden: false,
  deleted: false,
  appeal: null,
  ...more,
})

describe('reporting', () => {
  test.each([
    ["somebody else's text", text(noor), true],
    ['a text whose author has left', text(null), true],
    ['an own text', text(otto), false],
    ['a hidden text', text(noor, { hidden: true }), false],
    ['a deleted text', text(noor, { deleted: true }), false],
  ])('%s', (_what, target, expected) => {
    expect(canReport(otto, target)).toBe(expected)
  })

  test.each([
    ['an own hidden text', noor, text(noor, { hidden: true }), true],
    ['an own visible text', noor, text(noor), false],
    ['an own deleted text', noor, text(noor, { hidden: true, deleted: true }), false],
    ["somebody else's hidden text", otto, text(noor, { hidden: true }), false],
  ])('an appeal about %s', (_what, who, target, expected) => {
    expect(canAppeal(who, target)).toBe(expected)
  })
})

describe('reading', () => {
  const article = (more: Partial<Target> = {}) => text(noor, { kind: 'article', ...more })
  const appeal = { deciderId: 'mina', others: true }
  test.each([
    ['a moderator, a public article', milo, article(), true],
    ['a moderator, a draft', milo, article({ hidden: true }), false],
    ['a moderator, one in the trash', milo, article({ deleted: true }), false],
    ['a moderator, a draft whose author asks for another look', milo, article({ hidden: true, appeal }), true],
    ['an administrator, a draft', ada, article({ hidden: true }), true],
    ['its author, a draft', noor, article({ hidden: true }), true],
    ['a moderator, a hidden comment', milo, text(noor, { hidden: true }), true],
  ])('%s', (_who, who, target, expected) => {
    expect(canReadTarget(who, target)).toBe(expected)
  })
})

describe('judging', () => {
  test.each([
    ['a member', noor, otto, false],
    ['a moderator, of a member', milo, noor, true],
    ['a moderator, of a colleague', milo, mina, true],
    ['a moderator, of an administrator', milo, ada, false],
    ['a moderator, of themselves', milo, milo, false],
    ['an administrator, of a member', ada, noor, true],
    ['an administrator, of a moderator', ada, milo, true],
    ['an administrator, of another', ada, member('abel', 'admin'), true],
    ['an administrator, of themselves', ada, ada, false],
  ])('%s', (_what, who, author, expected) => {
    expect(canJudge(who, text(author))).toBe(expected)
    for (const verdict of VERDICTS) {
      if (!expected) expect(canDecide(who, text(author), verdict)).toBe(false)
    }
  })
})

describe('an appeal', () => {
  const about = (deciderId: string | null, others = true) => text(noor, { hidden: true, appeal: { deciderId, others } })

  test.each([
    ['whoever hid the text', milo, about('milo'), false],
    ['a colleague', mina, about('milo'), true],
    ['an administrator', ada, about('milo'), true],
    ['an administrator who hid it', ada, about('ada'), false],
    ['whoever hid it, alone', milo, about('milo', false), true],
    ['an administrator who hid it, alone', ada, about('ada', false), true],
    ['anybody, of what many reports hid', milo, about(null), true],
    ['no member', otto, about('milo'), false],
  ])('is judged by %s', (_who, who, target, expected) => {
    expect(canJudge(who, target)).toBe(expected)
    expect(verdictsOf(who, target).length > 0).toBe(expected)
    expect(appealRefusal(who, target) === null).toBe(expected || who === otto)
  })
})

describe('suspending', () => {
  test.each([
    ['a member suspends nobody', noor, person(otto), false],
    ['a moderator a member', milo, person(noor), true],
    ['a moderator no colleague', milo, person(mina), false],
    ['a moderator no administrator', milo, person(ada), false],
    ['an administrator a moderator', ada, person(milo), true],
    ['an administrator no other', ada, person(member('abel', 'admin')), false],
    ['nobody themselves', ada, person(ada), false],
    ['nobody the first administrator', ada, person(member('first'), { protected: true }), false],
  ])('%s', (_what, who, whom, expected) => {
    expect(canSuspend(who, whom)).toBe(expected)
  })
})

describe('verdicts', () => {
  const of = (kind: TargetKind, more: Partial<Target> = {}) => verdictsFor(text(noor, { kind, ...more }))

  test('suit the thing and its state', () => {
    expect(of('comment')).toEqual(['dismiss', 'hide', 'delete', 'suspend'])
    expect(of('topic')).toEqual(of('comment'))
    expect(of('reply')).toEqual(of('comment'))
    expect(of('comment', { hidden: true })).toEqual(['restore', 'hide', 'delete', 'suspend'])
    expect(of('comment', { deleted: true })).toEqual(['dismiss', 'suspend'])
    expect(of('profile')).toEqual(['dismiss', 'suspend'])
  })

  test("others' articles are the administrators'", () => {
    expect(verdictsOf(milo, text(noor, { kind: 'article' }))).toEqual(['dismiss', 'suspend'])
    expect(verdictsOf(ada, text(noor, { kind: 'article' }))).toEqual(['dismiss', 'hide', 'suspend'])
  })

  test('whoever has left is not suspended', () => {
    for (const kind of TARGET_KINDS) expect(verdictsOf(ada, text(null, { kind }))).not.toContain('suspend')
  })
})

describe('a verdict that came too late', () => {
  const gone = text(noor, { deleted: true })
  test.each([
    ['to hide what its author has deleted', gone, 'hide', 'Its author has deleted this meanwhile.'],
    ['to delete what its author has deleted', gone, 'delete', 'Its author has deleted this meanwhile.'],
    [
      'to show again what another has deleted',
      text(noor, { deleted: true, hidden: true }),
      'restore',
      'This has been deleted meanwhile.',
    ],
    ['to dismiss what another has hidden', text(noor, { hidden: true }), 'dismiss', 'This has been hidden meanwhile.'],
    ['to show again what is shown', text(noor), 'restore', 'This is shown again already.'],
    ['to suspend whoever has left', text(null), 'suspend', 'Its author has left meanwhile.'],
  ] as const)('%s is no lack of a right', (_what, target, verdict, expected) => {
    expect(verdictConflict(target, verdict)).toBe(expected)
    for (const [who, may] of [
      [milo, true],
      [ada, true],
      [otto, false],
    ] as const) {
      expect(canGiveVerdict(who, target, verdict)).toBe(may)
      expect(canDecide(who, target, verdict)).toBe(false)
    }
  })

  test.each([
    ['a draft', { hidden: true }, 'This is not published any more.'],
    ['what is in the trash', { deleted: true }, 'This has been deleted meanwhile.'],
  ])('to take back %s: by an administrator', (_what, more, expected) => {
    const article = text(noor, { kind: 'article', ...more })
    expect(verdictConflict(article, 'hide')).toBe(expected)
    expect([milo, ada].map((who) => canGiveVerdict(who, article, 'hide'))).toEqual([false, true])
  })

  test('is none that the kind never has, by somebody who may not judge, or about somebody of their own rank', () => {
    for (const verdict of ['hide', 'restore', 'delete'] as const) {
      expect(canGiveVerdict(ada, text(noor, { kind: 'profile' }), verdict)).toBe(false)
    }
    expect(canGiveVerdict(ada, text(noor, { kind: 'article' }), 'delete')).toBe(false)
    expect(canGiveVerdict(milo, text(ada, { deleted: true }), 'hide')).toBe(false)
    expect(canGiveVerdict(milo, text(mina, { deleted: true }), 'suspend')).toBe(false)
  })

  test('is none while it suits', () => {
    for (const more of [{}, { hidden: true }, { deleted: true }]) {
      const target = text(noor, more)
      for (const verdict of verdictsFor(target)) expect(verdictConflict(target, verdict)).toBeNull()
    }
  })
})
