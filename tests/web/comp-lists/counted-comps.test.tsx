import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { ask } from '../../../sync/book/question/ask.ts'
import { percentile } from '../../../sync/book/question/rent-statistics.ts'
import { compListDocument } from '../../../sync/comp-lists/comp-list-document.ts'
import { isCounted } from '../../../sync/documents/model/comps-document.ts'
import { compsStatistics } from '../../../sync/documents/model/comps-statistics.ts'
import { dottedRents } from '../../../sync/documents/model/rent-scale.ts'
import { compFigures } from '../../../sync/proximity/comp-figures.ts'
import { compListSummary } from '../../../web/comp-lists/comp-list-summary.ts'
import { listComps } from '../../../web/comp-lists/detail/list-comps.ts'
import { listFigures } from '../../../web/comp-lists/detail/list-figures.ts'
import { CompStatistics } from '../../../web/comps/comp-statistics.tsx'
import { makeBase } from '../../make/book.ts'
import { makeComp } from '../../make/comp.ts'
import { makeProperty } from '../../make/property.ts'

const anyProperties = fc
  .array(
    fc.record({
      rentPerSf: fc.option(fc.integer({ min: 0, max: 200 }).map((rent) => rent / 100)),
      status: fc.constantFrom('Subject', 'Executed', null),
      leaseType: fc.constantFrom('NNN', null),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => rows.map((row, i) => makeProperty({ id: `p${String.fromCharCode(97 + i)}`, ...row })))

test('the card of a list, the open list, a search, a place and a report count the same comps: all but a subject', () => {
  fc.assert(
    fc.property(anyProperties, (properties) => {
      const counted = properties.filter(({ status }) => status !== 'Subject')
      const rents = counted.flatMap(({ rentPerSf }) => rentPerSf ?? [])
      const median = percentile(Float64Array.from(rents).sort(), 0.5)
      const book = overlay(makeBase(1, properties), [])
      const entries = properties.map(({ id }) => makeComp(id))
      const list = { entries, subjectPropertyId: null, latitude: null, longitude: null }
      const card = compListSummary(list, book)
      expect([card.comps, card.medianRent]).toEqual([counted.length, median])
      const { included } = listComps(list, (id) => {
        const slot = properties.findIndex((property) => property.id === id)
        return { slot, property: properties[slot] as (typeof properties)[number] }
      })
      const rows = properties.map((property) => ({ property }))
      const report = compsStatistics(rows)
      expect([report.count, report.rents.median]).toEqual([counted.length, median])
      expect(dottedRents(rows, report.rents.withRent)).toEqual(rents)
      const found = ask(book, { criteria: [], sort: 'rent_asc' })
      for (const figures of [listFigures(included), found, compFigures(book, found.slots)]) {
        expect(figures.rents.median).toBe(median)
        expect(countShown(figures)).toBe(String(counted.length))
      }
    }),
    { numRuns: 60 },
  )
})

test('the card of a list, the open list and its documents leave the subject out, whether it has left the book or not', () => {
  fc.assert(
    fc.property(anyProperties, fc.nat(), fc.boolean(), (properties, at, hasLeft) => {
      const subjectPropertyId = properties[at % properties.length]?.id ?? null
      const there = properties.filter(({ id }) => !hasLeft || id !== subjectPropertyId)
      const entries = properties.map(({ id }) => makeComp(id))
      const place = { latitude: null, longitude: null }
      const list = { entries, subjectPropertyId, ...place }
      const propertyOf = (id: string) => there.find((property) => property.id === id) ?? null
      const { included } = listComps(list, (id) => {
        const property = propertyOf(id)
        return property && { slot: there.indexOf(property), property }
      })
      const grid = { typedSubject: null, gridBase: null, rowRates: null }
      const described = { name: '', centerAddress: null, radius: null, filters: null, ...grid }
      const { rows } = compListDocument({
        ...{ list: { ...list, ...described }, entries, propertyOf },
        ...{ date: '2026-11-27', unit: 'month', assumed: undefined, credits: [], marketNear: () => [] },
      })
      const others = properties.flatMap(({ id }) => (id === subjectPropertyId ? [] : [id]))
      expect(included.map(({ property }) => property.id)).toEqual(others)
      expect(rows.map(({ property }) => property.id)).toEqual(others)
      const book = overlay(makeBase(1, there), [])
      expect(compListSummary(list, book).comps).toBe(rows.filter(isCounted).length)
    }),
    { numRuns: 60 },
  )
})

/** What the statistics of a screen say under 'Count'. */
function countShown({ rents, leaseMix }: ReturnType<typeof listFigures>): string | undefined {
  const html = renderToStaticMarkup(
    <CompStatistics figures={{ rents, leaseMix }} slots={null} subjectRent={null} unit="month" />,
  )
  return /Count<\/dt>\s*<dd[^>]*>(?:<[^>]*>)*(\d+)/.exec(html)?.[1]
}
