import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Mark, rounded } from '../../../../sync/pictures/marketing/pushed-apart.ts'
import { FARTHEST, MOST_SPREAD, spreadMarks } from '../../../../sync/pictures/marketing/spread-marks.ts'

const AREA = { left: 4, top: 4, right: 796, bottom: 528 }

/** Tenths of a pixel: any is as likely as any other, which is not so for doubles. */
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10)

const anyMark = fc
  .record({
    x: tenths(20, 780),
    y: tenths(20, 510),
    radius: fc.constantFrom(11.5, 14.5, 17.5),
    wider: fc.constantFrom(0, 0, 0, 8, 20),
  })
  .map(({ wider, ...mark }): Mark => ({ ...mark, half: mark.radius + wider }))

/** Many near a few places, as buildings of industrial parks are. */
const anyCrowd = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 120, max: 680 }), fc.integer({ min: 120, max: 400 })), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.array(
      fc.tuple(
        fc.nat(4),
        fc.double({ min: -25, max: 25, noNaN: true }),
        fc.double({ min: -25, max: 25, noNaN: true }),
      ),
      {
        maxLength: 60,
      },
    ),
  )
  .map(([parks, buildings]) =>
    buildings.map(([park, x, y]): Mark => {
      const [left, top] = parks[park % parks.length] as [number, number]
      return { x: left + x, y: top + y, radius: 11.5, half: 11.5 }
    }),
  )

function spread(marks: readonly Mark[]): Mark[] {
  return spreadMarks(marks, AREA).map(({ x, y }, i) => {
    const mark = marks[i] as Mark
    return { ...mark, x: mark.x + x, y: mark.y + y }
  })
}

/** Pixels by which two cover each other, worked out from their outlines. */
function covered(a: Mark, b: Mark): number {
  const [flatA, flatB] = [a.half - a.radius, b.half - b.radius]
  const right = Math.max(0, Math.abs(a.x - b.x) - flatA - flatB)
  return a.radius + b.radius - Math.hypot(right, a.y - b.y)
}

function mostCovered(marks: readonly Mark[]): number {
  let most = 0
  marks.forEach((a, i) => {
    for (const b of marks.slice(i + 1)) most = Math.max(most, covered(a, b))
  })
  return most
}

describe('marks of a picture', () => {
  test('what another engine makes of the last digits of a place moves no mark by more than that', () => {
    const pin = (i: number, digits: number) => ({
      x: 300 + ((i * 37) % 90) + digits,
      y: 200 + ((i * 53) % 70) - digits,
    })
    const spreadAt = (digits: number) =>
      spreadMarks(
        Array.from({ length: 120 }, (_, i) => {
          const { x, y } = pin(i, digits)
          return { x: rounded(x + 0.3), y: rounded(y + 0.3), radius: 11.5, half: i % 3 === 0 ? 17.5 : 11.5 }
        }),
        AREA,
      )
    expect(spreadAt(1e-11)).toEqual(spreadAt(0))
  })

  test('none hides another, up to a dozen on one spot', () => {
    const anySpot = fc.record({
      x: fc.integer({ min: 120, max: 680 }),
      y: fc.integer({ min: 120, max: 400 }),
      count: fc.integer({ min: 2, max: 12 }),
      within: fc.constantFrom(0, 1, 5, 20),
    })
    fc.assert(
      fc.property(anySpot, fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true })), (spot, away) => {
        const { x, y, count, within } = spot
        const next = () => within * (away.next().value as number)
        const marks = Array.from({ length: count }, () => ({
          x: x + next(),
          y: y + next(),
          radius: 11.5,
          half: 11.5,
        }))
        expect(mostCovered(spread(marks))).toBe(0)
      }),
    )
  })

  test('forty across a town do not hide each other', () => {
    // Without bias to bounds, which stacks all in one corner, where there is no room for them.
    const acrossTown = fc.noBias(fc.array(anyMark, { maxLength: 40 }))
    fc.assert(
      fc.property(acrossTown, (marks) => {
        expect(mostCovered(spread(marks))).toBe(0)
      }),
    )
  })

  test('each stays near its place and inside the picture, what stands for the subject does not move at all', () => {
    fc.assert(
      fc.property(fc.oneof(anyCrowd, fc.array(anyMark, { maxLength: 80 })), (marks) => {
        const all = marks.map((mark, i) => (i === 0 ? { ...mark, isFixed: true } : mark))
        const after = spread(all)
        after.forEach(({ x, y, half, radius, isFixed = false }, i) => {
          const home = all[i] as Mark
          expect(Math.hypot(x - home.x, y - home.y)).toBeLessThanOrEqual(isFixed ? 0 : FARTHEST + 1e-9)
          const inside = Math.min(
            x - half - AREA.left,
            y - radius - AREA.top,
            AREA.right - x - half,
            AREA.bottom - y - radius,
          )
          const atHome = Math.min(
            home.x - half - AREA.left,
            home.y - radius - AREA.top,
            AREA.right - home.x - half,
            AREA.bottom - home.y - radius,
          )
          expect(inside).toBeGreaterThanOrEqual(Math.min(0, atHome) - 1e-9)
        })
      }),
    )
  })

  test('fewer hide each other than before, one that hides nothing stays, and the same marks always stand the same', () => {
    fc.assert(
      fc.property(anyCrowd, (marks) => {
        const lonely: Mark = { x: 760, y: 490, radius: 11.5, half: 11.5 }
        const all = [...marks, lonely]
        const after = spread(all)
        expect(after.at(-1)).toEqual(lonely)
        expect(spread(all)).toEqual(after)
        const pairs = (some: readonly Mark[]) =>
          some.flatMap((a, i) => some.slice(i + 1).filter((b) => covered(a, b) > 0.5)).length
        expect(pairs(after)).toBeLessThanOrEqual(pairs(all))
      }),
    )
  })

  test('more marks than can be spread stay where they stand', () => {
    const across = Array.from({ length: MOST_SPREAD }, (_, i) => ({
      x: 20 + ((i * 7919) % 760),
      y: 20 + ((i * 104_729) % 490),
      radius: 11.5,
      half: 11.5,
    }))
    expect(spreadMarks([...across, ...across], AREA).every(({ x, y }) => x === 0 && y === 0)).toBe(true)
  })
})
