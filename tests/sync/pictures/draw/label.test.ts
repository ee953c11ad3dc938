import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Label, placeLabels } from '../../../../sync/pictures/draw/label.ts'

const PICTURE = { left: 0, top: 0, right: 400, bottom: 300 }

function makeLabel(text: string, ...spots: readonly (readonly [x: number, y: number])[]): Label {
  return {
    kind: 'place',
    text,
    size: 10,
    bold: false,
    width: 60,
    height: 12,
    spots: spots.map(([x, y]) => ({ x, y, angle: 0 })),
  }
}

function placedWords(...labels: readonly Label[]): string[] {
  return placeLabels(labels, PICTURE, []).map(({ label, spot }) => `${label.text} ${spot.x},${spot.y}`)
}

test('the first label wins a spot, the second takes its next one, a third without room is left out', () => {
  expect(
    placedWords(
      makeLabel('Houston', [100, 100]),
      makeLabel('Pasadena', [110, 104], [110, 130]),
      makeLabel('Alief', [104, 100]),
    ),
  ).toEqual(['Houston 100,100', 'Pasadena 110,130'])
})

test('a label that would be cut by an edge is left out', () => {
  expect(placedWords(makeLabel('Katy', [20, 100]))).toEqual([])
})

test('no two labels overlap, nor what is taken, whatever their angles', () => {
  const anyLabel = fc.record({
    kind: fc.constant('street' as const),
    text: fc.constant('x'),
    size: fc.constant(10),
    bold: fc.boolean(),
    width: fc.integer({ min: 5, max: 120 }),
    height: fc.integer({ min: 5, max: 20 }),
    spots: fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 400 }),
        y: fc.integer({ min: 0, max: 300 }),
        angle: fc.constantFrom(0, 30, -90),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  const taken = { left: 100, top: 100, right: 200, bottom: 200 }
  fc.assert(
    fc.property(fc.array(anyLabel, { maxLength: 30 }), (labels) => {
      const boxes = placeLabels(labels, PICTURE, [taken]).map(({ label, spot }) => {
        const turn = (spot.angle * Math.PI) / 180
        const wide = Math.abs(Math.cos(turn)) * label.width + Math.abs(Math.sin(turn)) * label.height
        const tall = Math.abs(Math.sin(turn)) * label.width + Math.abs(Math.cos(turn)) * label.height
        return {
          left: spot.x - wide / 2,
          top: spot.y - tall / 2,
          right: spot.x + wide / 2,
          bottom: spot.y + tall / 2,
        }
      })
      const all = [taken, ...boxes]
      for (const [i, a] of all.entries()) {
        for (const b of all.slice(i + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(apart).toBe(true)
        }
      }
    }),
  )
})
