import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLand } from '../../../../sync/sheets/cells/size/read-land.ts'
import { readSize } from '../../../../sync/sheets/cells/size/read-size.ts'

const BARE = { unit: null, factor: 1 }
const oneOf = fc.constantFrom
const condition = oneOf(
  'fenced',
  'paved',
  'stabilized',
  'graveled',
  'fully fenced',
  'lit',
  'secured',
  'crushed rock',
)

test('how a lot is surfaced and secured is no other size', () => {
  const tenths = fc.integer({ min: 5, max: 400 })
  fc.assert(
    fc.property(
      oneOf('', '~', '±'),
      tenths,
      oneOf('ac', 'acres'),
      condition,
      oneOf(' & ', ' and ', ', '),
      condition,
      (...all) => {
        const [hedge, tenth, unit, first, joint, second] = all
        const cell = `${hedge}${tenth / 10} ${unit} ${first}${joint}${second}`
        expect([cell, readLand(cell, BARE).value]).toEqual([cell, tenth / 10])
      },
    ),
  )
})

test('thousands may be parted by apostrophes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      oneOf("'", '’'),
      (whole, rest, mark) => {
        const cell = `${whole}${mark}${String(rest).padStart(3, '0')}`
        fc.pre(whole * 1_000 + rest >= 5_000)
        expect([cell, readSize(cell, { unit: 'SF', factor: 1 }).size.value]).toEqual([
          cell,
          whole * 1_000 + rest,
        ])
      },
    ),
  )
})
