import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsInSight, topToShow } from '../../../web/rows/use-fixed-rows.ts'

const rows = fc.record({
  count: fc.integer({ min: 1, max: 5_000 }),
  pitch: fc.integer({ min: 20, max: 400 }),
})
const height = fc.integer({ min: 1, max: 3_000 })

test('every row of which a pixel is seen is drawn, and few others', () => {
  fc.assert(
    fc.property(rows, height, fc.integer({ min: -2_000, max: 200_000 }), ({ count, pitch }, height, top) => {
      const { first, end } = rowsInSight({ count, pitch, overscan: 3 }, { top, height })
      const seen = Array.from({ length: count }, (_, row) => row).filter(
        (row) => (row + 1) * pitch > top && row * pitch < top + height,
      )
      expect(seen.every((row) => row >= first && row < end)).toBe(true)
      expect(end - first).toBeLessThanOrEqual(Math.ceil(height / pitch) + 7)
    }),
  )
})

test('rows within the edges, and few beyond them, are drawn', () => {
  expect(rowsInSight({ count: 100, pitch: 50, overscan: 3 }, { top: 0, height: 600 })).toEqual({
    first: 0,
    end: 15,
  })
  expect(rowsInSight({ count: 100, pitch: 50, overscan: 3 }, { top: 1_010, height: 600 })).toEqual({
    first: 17,
    end: 36,
  })
  expect(rowsInSight({ count: 100, pitch: 50, overscan: 3 }, { top: -300, height: 600 })).toEqual({
    first: 0,
    end: 9,
  })
  expect(rowsInSight({ count: 4, pitch: 50, overscan: 3 }, { top: 9_000, height: 600 })).toEqual({
    first: 0,
    end: 4,
  })
  expect(rowsInSight({ count: 0, pitch: 50, overscan: 3 }, { top: 0, height: 600 })).toEqual({
    first: 0,
    end: 0,
  })
})

test('a row is scrolled to by the shortest way, clear of what covers the edges', () => {
  const covered = { top: 40, bottom: 8 }
  const seen = { top: 1_000, height: 600 }
  const rows = { pitch: 50 }
  expect(topToShow(25, rows, seen, covered)).toBeNull()
  expect(topToShow(20, rows, seen, covered)).toBe(960)
  expect(topToShow(40, rows, seen, covered)).toBe(1_458)
})

test('once a row is scrolled to, nothing is left to scroll', () => {
  const covered = { top: 40, bottom: 8 }
  fc.assert(
    fc.property(rows, fc.nat(100_000), fc.nat(4_999), ({ pitch }, top, row) => {
      const height = pitch + 48 + 200
      const shown = topToShow(row, { pitch }, { top, height }, covered) ?? top
      expect(topToShow(row, { pitch }, { top: shown, height }, covered)).toBeNull()
    }),
  )
})
