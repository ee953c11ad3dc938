import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Book, type Change, overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { ask } from '../../../sync/book/question/ask.ts'
import { near } from '../../../sync/book/spatial/near.ts'
import type { Nearby } from '../../../sync/book/spatial/order-by-distance.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { SORT_BY } from '../../../sync/domain/sort.ts'
import { analyzePortfolio } from '../../../sync/portfolio/analyze-portfolio.ts'
import { allAround } from '../../../sync/proximity/all-around.ts'
import { compFigures } from '../../../sync/proximity/comp-figures.ts'
import { makeBase } from '../../make/book.ts'
import { anyBook, anyProperty } from '../../make/property.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }
const NOTHING_ASKED = { criteria: [], sort: 'rent_asc' } as const
const CRITERIA = [{ kind: 'range', field: 'rentPerSf', min: 0.3, max: null }] as const

/** In two places only, so that many are equally far from anywhere. */
const anyPlaced = fc
  .tuple(anyProperty, fc.boolean())
  .map(([property, isEast]) => ({ ...property, latitude: 29.8, longitude: isEast ? -95.3 : -95.4 }))
const anyChanges = fc
  .array(fc.tuple(fc.nat(70), fc.option(fc.oneof(anyProperty, anyPlaced), { nil: null })), { maxLength: 12 })
  .map((edits) => {
    const changes = edits.map(([n, property]): [string, Change] => {
      const id = `id-${String(n).padStart(4, '0')}`
      return [id, { id, property: property && { ...property, id } }]
    })
    return [...new Map(changes).values()]
  })

/** Thousands of questions: seconds alone, a minute on a machine with much other work. */
const LARGE = { timeout: 240_000 }

test(
  'a changed book answers as one made anew of its properties, whatever was asked of others before',
  LARGE,
  () => {
    fc.assert(
      fc.property(anyBook, fc.array(anyChanges, { maxLength: 4 }), (properties, states) => {
        const base = makeBase(1, properties)
        for (const changes of [[], ...states, []]) {
          const shown = new Map(properties.map((property) => [property.id, property]))
          for (const { id, property } of changes) property ? shown.set(id, property) : shown.delete(id)
          const anew = [...shown.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
          const [changed, fresh] = [overlay(base, changes), overlay(makeBase(2, anew), [])].map(allAnswers)
          // Node compares thousands of properties in a fraction of the time; what differs is then told by `expect`.
          if (!isDeepStrictEqual(changed, fresh)) expect(changed).toEqual(fresh)
        }
      }),
      { numRuns: 40 },
    )
  },
)

function allAnswers(book: Book) {
  const read = ({ slots }: { slots: Uint32Array }): Property[] =>
    Array.from(slots, (slot) => propertyAt(book, slot))
  const listed = (found: Nearby) => ({ properties: read(found), miles: [...found.miles] })
  const { slots, facets, ...answer } = ask(book, { criteria: CRITERIA, sort: 'relevance' })
  const around = allAround(book, HOUSTON)
  const {
    fields,
    suggestions: _,
    ...portfolio
  } = analyzePortfolio(book, [{ field: 'city', value: 'Houston' }])
  return {
    orders: SORT_BY.map((sort) => read(ask(book, { ...NOTHING_ASKED, sort }))),
    words: read(ask(book, { criteria: [{ kind: 'text', text: 'gears' }], sort: 'relevance' })),
    found: read({ slots }),
    answer,
    types: Object.fromEntries([...facets.choices.propertyType].filter(([, count]) => count > 0)),
    amenities: facets.amenities,
    near: listed(near(book, HOUSTON, 20)),
    around: listed(around),
    figures: compFigures(book, around.slots),
    portfolio,
    fields: [...fields].map(([field, { values, found, after, missing }]) => ({
      field,
      missing,
      values: Object.fromEntries(
        values.flatMap((value, i) =>
          found[i] || (after[i] && after[i] !== portfolio.count)
            ? [[value.toLowerCase(), [found[i], after[i]]]]
            : [],
        ),
      ),
    })),
  }
}
