import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTerm } from '../../../../sync/sheets/cells/read-term.ts'

test('options that are counted by times, with or without a unit, are no part of a term', () => {
  const years = fc.constantFrom('Y', ' yrs', ' years', '-year', ' yr')
  const behind = fc.constantFrom(' w/ ', ' with ', ' + ', ', ', ' (', '; ')
  const times = fc.constantFrom('x', ' x ')
  const unit = fc.constantFrom('', ' yr', '-year', 'y')
  const option = fc.constantFrom('opts', 'options', 'opt', 'renewals', 'renewal options')
  const counts = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25 }),
      years,
      behind,
      counts,
      times,
      counts,
      unit,
      option,
      (...all) => {
        const [term, termUnit, between, many, by, each, eachUnit, what] = all
        const end = between === ' (' ? ')' : ''
        const cell = `${term}${termUnit}${between}${many}${by}${each}${eachUnit} ${what}${end}`
        expect([cell, readTerm(cell, null, null).months.value]).toEqual([cell, term * 12])
      },
    ),
  )
})
