import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CENTRED, type Crop, dragged, MOST_ZOOM, toSquare } from '@/components/profile/crop'

const picture = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyCrop: fc.Arbitrary<Crop> = fc.record({
  zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
  x: share,
  y: share,
})

describe('the square', () => {
  test('at first is the largest in the middle', () => {
    expect(toSquare({ width: 300, height: 200 }, CENTRED)).toEqual({ left: 50, top: 0, side: 200 })
  })

  test('never leaves the picture', () => {
    fc.assert(
      fc.property(picture, anyCrop, (size, crop) => {
        const { left, top, side } = toSquare(size, crop)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6)
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6)
      }),
    )
  })
})

describe('dragging', () => {
  test('moves the picture with the pointer', () => {
    const size = { width: 400, height: 200 }
    const { left } = toSquare(size, dragged(size, CENTRED, { x: 50, y: 0 }, 200))
    expect(left).toBeCloseTo(50)
  })

  test('ends at the edge, whatever the way', () => {
    fc.assert(
      fc.property(picture, anyCrop, fc.integer(), fc.integer(), (size, crop, x, y) => {
        const moved = dragged(size, crop, { x, y }, 224)
        for (const at of [moved.x, moved.y]) expect(at >= 0 && at <= 1).toBe(true)
      }),
    )
  })
})
