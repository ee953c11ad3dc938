import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { COMP_COLUMNS } from '../../../../sync/documents/columns/comp-columns.ts'
import { dayOf } from '../../../../sync/documents/everything/leaving-table.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { formatPartialDate } from '../../../../sync/domain/dates/format-date.ts'
import { cellText } from '../../../../sync/domain/table/cell-text.ts'
import { makeProperty } from '../../../make/property.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['America/Chicago', 'Pacific/Auckland', 'UTC'])(
  'in %s a property was added on the day that its filter, its cell and its file say',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2027, 0, 1) }), (createdAt) => {
        const property = makeProperty({ createdAt })
        const day = COMP_COLUMNS.listed.value({ property, number: null })
        if (typeof day !== 'string') throw new Error('no day')
        expect(dayOf(createdAt)).toBe(day)
        expect(cellText(property, 'createdAt', 'month')).toBe(formatPartialDate(day, 'short'))
        const asked = { kind: 'moment', field: 'createdAt', from: day, to: day, not: false } as const
        expect(matchesCriterion(property, asked, 0)).toBe(true)
      }),
    )
  },
)
