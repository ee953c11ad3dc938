import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { ChipItems } from '../../../web/search/criteria/chip-items.tsx'
import { searchQuestion } from '../../../web/search/search-question.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const book = overlay(
  makeBase(1, [
    makeProperty({ id: 'a', city: 'Katy', propertyType: 'Warehouse', latitude: 29.79, longitude: -95.82 }),
  ]),
  [],
)
const asked = (text: string) => searchQuestion(book, { text, filter: {}, mapFilter: {}, withSimilar: false })
const shown = (text: string) => asked(text).asides.map(({ label, value }) => `${label} ${value}`)

test.each<[words: string, asides: string[]]>([
  ['5 cheapest warehouses in Katy', ['Only the first 5']],
  ['top 10 by size', ['Only the first 10']],
  ['warehouse Katy rent under 9', ['Assumed rent per year']],
  ['rent under $9 NNN per year', []],
  ['opex under 3', ['Assumed operating expenses per year']],
  ['5 cheapest under $12', ['Assumed rent per year', 'Only the first 5']],
  ['10 minutes from Katy', ['Assumed 10 min as 5 mi in a straight line']],
  ['warehouses within 15 min of Katy', ['Assumed 15 min as 7.5 mi in a straight line']],
  ['within 5 miles of Katy', []],
  ['min 30 clear near Katy', []],
  ['5 closest warehouses to Katy', ['Only the nearest 5']],
  ['3,000 amps in Katy', ['Assumed 3,000 amps as 3-Phase Power']],
  ['480V in Katy', ['Assumed 480V as 3-Phase Power']],
  ['277/480 power, docks', ['Assumed 277/480 as 3-Phase Power']],
  ['heavy power in Katy', []],
  ['3 phase power in Katy', []],
  ['rent under $12 a year', []],
  ['$9.60/yr', []],
  ['under $0.95', []],
  ['warehouse over 20k sf in Katy', []],
])('“%s” says beside its chips %j', (words, asides) => {
  expect(shown(words)).toEqual(asides)
})

test('a name that stands in several roles is asked for in one, and each other is a press away', () => {
  const names = { landlordFirm: 'Harkwell Partners', tenant: 'Orion Valve', seller: 'Harkwell Partners' }
  const held = overlay(makeBase(1, [makeProperty({ id: 'a', ...names })]), [])
  const ask = (text: string) => searchQuestion(held, { text, filter: {}, mapFilter: {}, withSimilar: false })
  for (const name of ['Harkwell', 'Harkwell Partners']) {
    const [aside, ...more] = ask(`${name}, warehouse`).asides
    expect({ label: aside?.label, value: aside?.value, more }).toEqual({
      label: 'Also',
      value: 'seller',
      more: [],
    })
    expect(ask(aside?.text ?? '').criteria).toContainEqual(
      expect.objectContaining({ kind: 'party', field: 'seller', text: 'Harkwell Partners' }),
    )
    expect(ask(aside?.text ?? '').asides).toEqual([])
  }
  for (const words of ['owned by Harkwell', 'Harkwell as seller', 'not Harkwell', 'Orion Valve'])
    expect({ words, asides: ask(words).asides }).toEqual({ words, asides: [] })
})

test('a limit that is taken away leaves everything else as it was', () => {
  const question = fc.record({
    count: fc.integer({ min: 2, max: 40 }),
    lead: fc.constantFrom('', 'top ', 'show me the '),
    end: fc.constantFrom('cheapest', 'largest', 'newest'),
  })
  fc.assert(
    fc.property(question, ({ count, lead, end }) => {
      const { asides, criteria, sort } = asked(`${lead}${count} ${end} warehouses in Katy under $1`)
      const left = asked(asides.find(({ kind }) => kind === 'limit')?.text ?? '')
      expect(left.asides).toEqual([])
      expect({ criteria: left.criteria, sort: left.sort }).toEqual({ criteria, sort })
    }),
  )
})

test('a period that is switched is twelve times as much or as little, and no longer assumed', () => {
  const question = fc.record({
    rent: fc.integer({ min: 5, max: 30 }),
    lead: fc.constantFrom('under $', 'rent under ', 'max $', 'at least $'),
    rest: fc.constantFrom('', ', warehouse Katy', ' 20k+ sf'),
  })
  fc.assert(
    fc.property(question, ({ rent, lead, rest }) => {
      const { asides, criteria } = asked(`${lead}${rent}${rest}`)
      const other = asked(asides[0]?.text ?? '')
      expect(other.asides).toEqual([])
      const boundOf = ({ criteria: all }: Pick<typeof other, 'criteria'>) =>
        all.flatMap((one) =>
          one.kind === 'range' && one.field === 'rentPerSf' ? [one.min ?? one.max ?? 0] : [],
        )[0]
      expect(boundOf(other)).toBeCloseTo(12 * (boundOf({ criteria }) ?? 0), 3)
      expect(other.criteria.length).toBe(criteria.length)
    }),
  )
})

test('minutes that are asked for in miles ask for the same, and nothing is assumed any more', () => {
  const { asides, criteria } = asked('warehouses within 10 minutes of Katy')
  const inMiles = asked(asides[0]?.text ?? '')
  expect(inMiles.asides).toEqual([])
  expect(inMiles.criteria).toEqual(criteria)
})

test('what is assumed is shown as a chip that says what a press does', () => {
  const { asides } = asked('warehouses within 10 minutes of Katy, rent under 9')
  const none = () => undefined
  const markup = renderToStaticMarkup(
    createElement(ChipItems, {
      chips: [],
      asides,
      unit: 'month',
      wordsOf: () => '',
      onEdit: none,
      onShowOnMap: none,
      onRemove: none,
      onAsk: none,
    }),
  )
  expect(markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    '10 min as 5 mi in a straight line',
  )
  expect(markup).toContain('Assumed rent per year. Read it per month')
})
