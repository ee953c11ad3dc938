import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../sync/domain/days.ts'
import { fieldsWhere } from '../../../../sync/domain/field-list.ts'
import {
  ASKABLES,
  GROUPS,
  groupOf,
  matchingAskables,
  nameOfAskable,
} from '../../../../web/search/criteria/picker/asked-field.ts'
import { datePresets } from '../../../../web/search/criteria/picker/date-presets.ts'
import { figureBars } from '../../../../web/search/criteria/picker/figure-bars.ts'

test('every field that a question can ask for is offered, each in one group', () => {
  const asked = fieldsWhere((field) => 'asked' in field && field.asked !== undefined)
  expect(ASKABLES).toEqual(expect.arrayContaining([...asked]))
  expect(ASKABLES.map(groupOf).every((group) => GROUPS.includes(group))).toBe(true)
})

test('typing finds a field by parts of its name, those that begin with it first', () => {
  expect(matchingAskables('cl').map(nameOfAskable).slice(0, 2)).toEqual(['Clear height', 'Class'])
  expect(matchingAskables('doors grade').map(nameOfAskable)).toEqual(['Grade-level doors'])
  expect(matchingAskables('no such field')).toEqual([])
})

test('bars count every figure once, in rising spans of one width', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 }),
      (figures) => {
        const bars = figureBars(Float64Array.from(figures).sort())
        expect(bars.reduce((all, { count }) => all + count, 0)).toBe(figures.length)
        expect(bars.every(({ from, to }, i) => from < to && (i === 0 || from === bars[i - 1]?.to))).toBe(true)
        expect(bars.length).toBeLessThanOrEqual(38)
      },
    ),
    { examples: [[[5e-324, 1e-320]], [[1e6, 1e6 + 1e-9]], [[1e6]]], endOnFailure: true },
  )
})

test('the end of a lease is asked for ahead, other days behind', () => {
  const today = '2026-11-24'
  const [soon] = datePresets('expiration', today)
  const [late] = datePresets('dateSigned', today)
  expect(soon).toEqual({ label: 'Next 6 months', from: today, to: '2027-05-24' })
  expect(late).toEqual({ label: 'Last 6 months', from: addDays('2026-05-24', 1), to: null })
})
