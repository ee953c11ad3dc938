import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { clear, docks, gradeDoors, rent, size, vocabulary } from './query-vocabulary.ts'

const TODAY = '2026-11-22'

function read(words: string): Criterion[] {
  return parseQuery(words, vocabulary, TODAY)
    .criteria.map(({ criterion }) => criterion)
    .filter(({ kind }) => kind !== 'text')
    .map((one) =>
      one.kind === 'range' ? { kind: 'range', field: one.field, min: one.min, max: one.max } : one,
    )
}

const thousands = fc.integer({ min: 10, max: 400 })
const around = fc.constantFrom('', 'NNN, ', 'warehouse, ', 'in Katy, ')

test('how far an amount may be off is read as it was said, and is no amount of its own', () => {
  fc.assert(
    fc.property(
      thousands,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('plus or minus', '+/-', 'give or take', 'plus/minus'),
      (figure, slack, words) => {
        const [low, high] = [(figure - slack) * 1_000, (figure + slack) * 1_000]
        expect(read(`${figure}k ${words} ${slack}k`)).toEqual([size(low, high)])
        expect(read(`${figure}k sf ${words} ${slack}k sf`)).toEqual([size(low, high)])
        const part = Math.round(figure * 1_000 * (slack / 100))
        expect(read(`${figure}k sf ${words} ${slack}%`)).toEqual([
          size(figure * 1_000 - part, figure * 1_000 + part),
        ])
      },
    ),
  )
})

test('two ends are one range however they are parted', () => {
  fc.assert(
    fc.property(
      thousands,
      fc.integer({ min: 1, max: 300 }),
      around,
      fc.constantFrom(
        (a: number, b: number) => `btwn ${a}k and ${b}k`,
        (a: number, b: number) => `betw ${a} and ${b}k sf`,
        (a: number, b: number) => `anywhere from ${a}k to ${b}k`,
        (a: number, b: number) => `as small as ${a}k and as large as ${b}k`,
        (a: number, b: number) => `${a}k sf minimum, ${b}k sf maximum`,
        (a: number, b: number) => `none under ${a}k sf, none over ${b}k sf`,
        (a: number, b: number) => `${a} to ${b} thou`,
      ),
      (low, more, before, wording) => {
        const read_ = read(`${before}${wording(low, low + more)}`).filter(({ kind }) => kind === 'range')
        expect(read_).toEqual([size(low * 1_000, (low + more) * 1_000)])
      },
    ),
  )
})

test('a bound beyond a range widens it, and one within it narrows it', () => {
  fc.assert(
    fc.property(
      thousands,
      fc.integer({ min: 2, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      (low, by, more) => {
        const high = low + by
        expect(read(`${low}-${high}k sf, up to ${high + more}k sf`)).toEqual([
          size(low * 1_000, (high + more) * 1_000),
        ])
        expect(read(`${low}-${high}k sf, at least ${low + 1}k sf`)).toEqual([
          size((low + 1) * 1_000, high * 1_000),
        ])
      },
    ),
  )
})

test('a figure of a part, a fee or another thing fills no field', () => {
  const parts = fc.constantFrom(
    (n: number) => `53' trailers, ${n} units`,
    (n: number) => `${n % 20}-ton HVAC`,
    (n: number) => `${(n % 12) + 2} ton forklift`,
    (n: number) => `$${n}k buildout`,
    (n: number) => `$${n % 9}/sf broker bonus`,
    () => '$0.05 annual bumps',
    (n: number) => `divisible to ${n}k sf`,
    (n: number) => `expandable to ${n}k`,
    (n: number) => `${n}k mezz`,
    (n: number) => `TI $${n},000`,
    (n: number) => `total monthly rent under $${n},000`,
    (n: number) => `${(n % 20) + 2} yr old roof`,
    (n: number) => `${(n % 9) + 2} year option`,
    (n: number) => `1 per ${n},500`,
    (n: number) => `${(n % 40) + 10}' speed bay`,
    (n: number) => `${(n % 9) + 8}' chain link fence`,
  )
  fc.assert(
    fc.property(thousands, parts, fc.boolean(), (n, part, isFirst) => {
      const words = isFirst ? `${part(n)}, 32' clear` : `32' clear, ${part(n)}`
      expect({ words, asked: read(words) }).toEqual({ words, asked: [clear(32, null)] })
    }),
    { numRuns: 300 },
  )
})

test('doors are counted with their size beside them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom("12'x14'", '12x14', '14 x 16', "(14'x16')".slice(1, -1)),
      fc.constantFrom('grade doors', 'drive ins', 'OH doors', 'grade level doors'),
      (count, sides, doors) => {
        expect(read(`${count} ${sides} ${doors}`)).toEqual([gradeDoors(count, null)])
        expect(read(`(${count}) ${sides} ${doors}, 4 docks`)).toEqual([
          gradeDoors(count, null),
          docks(4, null),
        ])
      },
    ),
  )
})

test('a rent is a rent beside each word for a lease that full service has', () => {
  for (const words of ['FS', 'full service', 'FSG', 'gross'])
    expect(read(`under $2.10 ${words}`)).toContainEqual(rent(null, 2.1))
  for (const words of ['10 gross acres', 'gross leasable area 40k', '5 acres gross'])
    expect(read(words).some((one) => one.kind === 'word')).toBe(false)
})
