import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked } from '../../assistant/analysis/asked-of.ts'
import { understoodIn } from './criteria-in.ts'
import { city, party, type } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const town = oneOf('Katy', 'Deer Park', 'La Porte', 'Sugar Land', 'Houston', 'Baytown')
const mark = oneOf("'", '’')

test('a town that owns something is the town, whatever it owns', () => {
  const said = oneOf(
    (whose: string) => `${whose} warehouses`,
    (whose: string) => `show me ${whose} warehouses`,
    (whose: string) => `all of ${whose} warehouse stock`,
    (whose: string) => `warehouse rents, ${whose}`,
  )
  fc.assert(
    fc.property(town, mark, said, (name, apostrophe, inWords) => {
      const words = inWords(`${name}${apostrophe}s`)
      const read = understoodIn(words)
      expect({ words, read: new Set(read) }).toEqual({
        words,
        read: new Set([city(name), type('Warehouse')]),
      })
    }),
  )
})

test('a figure of a town is worked out for that town', () => {
  fc.assert(
    fc.property(
      town,
      mark,
      oneOf('median', 'average'),
      oneOf(
        (whose: string, of: string) => `what's ${whose} ${of} rent`,
        (whose: string, of: string) => `${whose} ${of} rent`,
        (whose: string, of: string) => `${of} of ${whose} rents`,
      ),
      (name, apostrophe, of, inWords) => {
        const words = inWords(`${name}${apostrophe}s`, of)
        const found = asked(words)
        expect({ words, ask: found?.ask }).toMatchObject({
          words,
          ask: { kind: 'statistic', figure: 'rentPerSf' },
        })
        expect({ words, within: understoodIn(found?.rest ?? '') }).toEqual({ words, within: [city(name)] })
      },
    ),
  )
})

test('two towns that own what is compared are the two sides', () => {
  const versus = oneOf('vs', 'against', 'compared to', 'versus')
  const two = fc.tuple(town, town).filter(([first, second]) => first !== second)
  fc.assert(
    fc.property(two, versus, ([first, second], against) => {
      const words = `${first}'s average rent ${against} ${second}'s`
      const ask = asked(words)?.ask
      const sets = ask?.kind === 'compare' ? ask.sets.map(({ criteria }) => criteria) : null
      expect({ words, sets }).toEqual({ words, sets: [[city(first)], [city(second)]] })
    }),
  )
})

test('a firm whose name ends so is the firm', () => {
  expect(understoodIn("Bayou Steel's leases")).toEqual([party('tenant', 'Bayou Steel')])
  expect(understoodIn("Lowe's leases in Katy")).toContainEqual(city('Katy'))
})
