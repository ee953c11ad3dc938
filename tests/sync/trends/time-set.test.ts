import { expect, test } from 'vitest'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import { subjectOf } from '../../../sync/adjustments/subject-of.ts'
import { compListDocument } from '../../../sync/comp-lists/comp-list-document.ts'
import { trendFigure, trendOfDocument } from '../../../sync/documents/model/trend-figure.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { timeSet } from '../../../sync/trends/time-set.ts'
import { makeComp } from '../../make/comp.ts'
import { makeProperty } from '../../make/property.ts'

const PLACE = { latitude: 29.8, longitude: -95.5 }
/** A lease of each of so many quarters from 2023 on. */
const leases = (id: string, rents: readonly number[], leaseType: Property['leaseType'] = 'NNN') =>
  rents.map((rentPerSf, at) =>
    makeProperty({
      id: `${id}${at}`,
      leaseType,
      rentPerSf,
      dateSigned: `${2023 + Math.floor(at / 4)}-${String((at % 4) * 3 + 2).padStart(2, '0')}-15`,
    }),
  )
const RISING = leases('up', [0.6, 0.62, 0.63, 0.66, 0.68, 0.7, 0.71, 0.74])
const SCATTERED = leases('flat', [0.6, 0.9, 0.5, 0.8, 0.55, 0.9, 0.5, 0.8])
const MARKET = [
  ...leases('market', [0.6, 0.61, 0.62, 0.63, 0.64, 0.65]),
  ...leases('gross', [2, 1, 2], 'Gross'),
]
const subject = subjectOf(null, makeProperty({ ...PLACE, id: 's', leaseType: 'NNN' })) as Subject

const asked = (comps: readonly Property[], of: Subject | null = subject) =>
  timeSet({
    ...{ comps, subject: of, center: null, radius: null },
    marketNear: () => MARKET,
  })

test('time is told by the comps themselves where their own trend is more than chance', () => {
  const { of, words, rate } = asked(RISING)
  expect([of, words]).toEqual(['comps', '8 leases of these comps'])
  expect(rate?.n).toBe(8)
})

test('where it is not, the market around the subject tells it, and that is said', () => {
  const { of, words, rate } = asked(SCATTERED)
  expect(of).toBe('market')
  expect(words).toBe('6 leases of the market, NNN, within 5 mi: these comps alone are unclear')
  expect(rate).toMatchObject({ n: 6, of: 'market' })
})

test('without a place there is no market to look at', () => {
  const { of, words } = asked(SCATTERED, null)
  expect([of, words]).toEqual(['comps', '8 leases of these comps'])
})

test.each([
  ['comps', RISING],
  ['market', SCATTERED],
] as const)('a document of a list and its grid tell time by the same leases, of the %s', (of, comps) => {
  const set = asked(comps)
  const own = makeProperty({ ...PLACE, id: 's', leaseType: 'NNN' })
  const document = compListDocument({
    list: {
      ...{ name: 'List', centerAddress: null, latitude: null, longitude: null, radius: null, filters: null },
      ...{ subjectPropertyId: 's', typedSubject: null, gridBase: null, rowRates: null },
    },
    entries: comps.map(({ id }) => makeComp(id)),
    propertyOf: (id) => (id === 's' ? own : (comps.find((comp) => comp.id === id) ?? null)),
    ...{ date: '2026-11-29', unit: 'month', credits: [], assumed: undefined },
    marketNear: () => MARKET,
  })
  expect(set.of).toBe(of)
  expect(trendOfDocument(document)).toEqual(set.trend)
  expect(trendFigure(document)?.title).toContain(set.words)
})
