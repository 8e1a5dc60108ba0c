import { expect, test } from 'vitest'
import { drawAvatar } from '@/prisma/seed/pictures/draw-avatar'
import { drawPicture, type PictureSubject } from '@/prisma/seed/pictures/draw-picture'

const SUBJECTS: PictureSubject[] = ['laptop', 'smartphone', 'audio', 'gaming', 'camera', 'cloud', 'policy', 'storage']

test.each(SUBJECTS)('a %s is drawn the same every time, and differently for another key', (subject) => {
  expect(drawPicture(subject, 'one')).toBe(drawPicture(subject, 'one'))
  expect(drawPicture(subject, 'one')).not.toBe(drawPicture(subject, 'two'))
  expect(drawPicture(subject, 'one')).toMatch(/^<svg /)
  expect(drawPicture(subject, 'one')).not.toContain('NaN')
})

test('no two portraits of twenty are alike', () => {
  const drawn = Array.from({ length: 20 }, (_, index) => drawAvatar(`person ${index}`))
  expect(new Set(drawn).size).toBe(20)
})
