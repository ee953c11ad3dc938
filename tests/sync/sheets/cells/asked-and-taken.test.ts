import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

const ASSUMED = { rentBasisAssumed: true }
const money = (rent: number) => `$${rent.toFixed(2)}`
const WORDINGS: readonly ((asked: number, taken: number) => string)[] = [
  (asked, taken) => `asking ${asked}, took ${taken}`,
  (asked, taken) => `Asking ${money(asked)} / signed at ${money(taken)}`,
  (asked, taken) => `${money(asked)} asking / ${money(taken)} taken`,
  (asked, taken) => `${money(taken)} (asking ${money(asked)})`,
  (asked, taken) => `Listed at ${money(asked)}; signed for ${money(taken)}`,
  (asked, taken) => `signed ${money(taken)} vs asking ${money(asked)}`,
  (asked, taken) => `${money(asked)} (took ${money(taken)})`,
]

test('a cell with what was asked and what was agreed gives both, under either header', () => {
  const cents = fc.integer({ min: 50, max: 199 }).map((rent) => rent / 100)
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...WORDINGS), (asked, taken, write) => {
      const cell = write(asked, taken)
      const expected = { rentPerSf: taken, askingRent: asked, ...ASSUMED }
      expect([cell, fieldsOf({ Rent: cell })]).toEqual([cell, expected])
      expect([cell, fieldsOf({ 'Asking Rent': cell })]).toEqual([cell, expected])
    }),
  )
})

testCells('Rent', [
  [
    '$13.20 asking, $12.00 taken',
    { rentPerSf: 1, askingRent: 1.1, ...ASSUMED },
    { rentPerSf: '$13.20 asking, $12.00 taken', askingRent: '$13.20 asking, $12.00 taken' },
  ],
  [
    'asking 1.10, took 1.02 NNN',
    { rentPerSf: 1.02, askingRent: 1.1, leaseType: 'NNN', ...ASSUMED },
    { rentPerSf: 'asking 1.10, took 1.02 NNN', askingRent: 'asking 1.10, took 1.02 NNN' },
  ],
  ['asking $1.10', { rentPerSf: 1.1, ...ASSUMED }],
  ['asking 1.10, took it', {}, { rentPerSf: 'not-understood' }],
])

testCells('Annual Rent', [
  [
    '$547,200 (48,000 SF)',
    { rentPerSf: 0.95, leasedSf: 48_000 },
    { rentPerSf: '547,200 per year for the whole, over 48,000 SF', leasedSf: 'what the rent is for' },
  ],
  [
    '$45,600/mo on 48,000 SF',
    { rentPerSf: 0.95, leasedSf: 48_000 },
    { rentPerSf: '45,600 per month for the whole, over 48,000 SF', leasedSf: 'what the rent is for' },
  ],
  ['$547,200 (48,000)', {}, { rentPerSf: 'ambiguous' }],
])

test('a small sum is for the whole where its period and the area make it a rent', () => {
  expect(fieldsOf({ 'Monthly Rent': '$450', SF: 600 })).toMatchObject({ rentPerSf: 0.75 })
  for (const row of [
    { 'Monthly Rent': '$450' },
    { Rent: '$450', SF: 600 },
    { 'Monthly Rent': '$450', SF: 48_000 },
  ])
    expect([row, fieldsOf(row)]).not.toEqual([
      row,
      expect.objectContaining({ rentPerSf: expect.any(Number) }),
    ])
})

test('a rent and what is left of it after concessions are two fields, in one period', () => {
  const ways: readonly ((face: string, net: string) => string)[] = [
    (face, net) => `eff. ${net}; face ${face}`,
    (face, net) => `${face} face / ${net} eff`,
    (face, net) => `${face} (${net} net effective)`,
    (face, net) => `${face} (NER ${net})`,
    (face, net) => `Face rent ${face}, effective rent ${net}`,
  ]
  const period = fc.constantFrom(['/SF/yr', 12], ['/SF/mo', 1], [' psf/yr', 12]) as fc.Arbitrary<
    [string, number]
  >
  fc.assert(
    fc.property(
      fc.constantFrom(...ways),
      period,
      fc.integer({ min: 60, max: 180 }),
      (way, [unit, months], cents) => {
        const written = (amount: number) => `$${((amount * months) / 100).toFixed(2)}${unit}`
        const fields = fieldsOf({ Rent: way(written(cents), written(cents - 7)) })
        expect(fields).toEqual({
          rentPerSf: expect.closeTo(cents / 100, 5),
          effectiveRent: expect.closeTo((cents - 7) / 100, 5),
        })
      },
    ),
  )
  expect(fieldsOf({ Rent: '$9.10/SF/yr (eff. 6/1/2025)' })).not.toHaveProperty('effectiveRent')
})

test('rents that rise from arrow to arrow begin with the first, and two with an arrow between them stay a question', () => {
  const arrow = fc.constantFrom(' → ', '->', ' --> ', '→')
  const unit = fc.constantFrom(['/SF/yr', 12], ['/mo', 1], [' NNN/yr', 12]) as fc.Arbitrary<[string, number]>
  fc.assert(
    fc.property(
      arrow,
      unit,
      fc.integer({ min: 50, max: 150 }),
      fc.integer({ min: 3, max: 6 }),
      (mark, [of, months], cents, count) => {
        const rents = Array.from(
          { length: count },
          (_, i) => `$${(((cents + 3 * i) * months) / 100).toFixed(2)}`,
        )
        expect(fieldsOf({ Rent: rents.join(mark) + of })).toMatchObject({
          rentPerSf: expect.closeTo(cents / 100, 5),
        })
      },
    ),
  )
  expect(fieldsOf({ Rent: '$9.10 → $8.40' })).toEqual({})
})
