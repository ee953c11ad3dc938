import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAsk } from '../../../../sync/assistant/analysis/asks/read-ask.ts'
import { understoodIn as read } from '../../domain/query/criteria-in.ts'

const oneOf = fc.constantFrom

test('"how do they compare" compares each of two or several, with what stands behind for all', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['Katy', 'Houston', 'Deer Park', 'La Porte', 'Tomball'], {
        minLength: 2,
        maxLength: 4,
      }),
      oneOf('compare', 'stack up', 'differ'),
      oneOf(
        ['rents', 'rentPerSf'],
        ['NNN rents', 'rentPerSf'],
        ['opex', 'opexPerSf'],
        ['clear height', 'clearHeight'],
      ),
      oneOf('on', 'for', 'in terms of'),
      (towns, verb, [figure, field], on) => {
        const listed = `${towns.slice(0, -1).join(', ')} and ${towns.at(-1)}`
        const words = `how do ${listed} ${verb} ${on} ${figure}`
        const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
        expect({ words, ask }).toEqual({
          words,
          ask: expect.objectContaining({
            kind: 'compare',
            figure: field,
            sets: towns.map((town) => ({
              criteria: expect.arrayContaining([{ kind: 'word', field: 'city', anyOf: [town], not: false }]),
            })),
          }),
        })
      },
    ),
  )
})

test('what is higher with something than without it is compared with what lacks it', () => {
  const words = 'Is the median rent higher for warehouses with a crane than for those without one?'
  const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
  expect(ask).toMatchObject({ kind: 'compare', figure: 'rentPerSf', of: 'median' })
  const sets = ask?.kind === 'compare' ? ask.sets : []
  expect(sets.map(({ criteria }) => criteria.find(({ kind }) => kind === 'amenity'))).toEqual([
    { kind: 'amenity', amenity: 'crane', not: false },
    { kind: 'amenity', amenity: 'crane', not: true },
  ])
})

test('deals of one year are compared with those of another one, whichever verb asks', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Was', 'Were', 'Is', 'Are'),
      fc.constantFrom('average free rent', 'the median rent', 'average TI'),
      fc.constantFrom('better', 'higher', 'lower'),
      fc.constantFrom('on those signed in', 'for those signed in', 'on leases signed in'),
      (verb, figure, more, those) => {
        const words = `${verb} ${figure} on office leases signed in 2025 ${more} than ${those} 2024?`
        const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
        const years = ask?.kind !== 'compare' ? null : ask.sets.map(({ criteria }) => yearOf(criteria))
        expect({ words, years }).toEqual({ words, years: ['2025', '2024'] })
      },
    ),
  )
})

function yearOf(criteria: ReturnType<typeof read>) {
  const days = criteria.find((one) => one.kind === 'date')
  return days?.kind === 'date' ? days.from?.slice(0, 4) : undefined
}

test('two things that are compared without a verb are compared over what stands behind', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('MG or NNN', 'NNN or gross', 'Katy or Cypress'),
      fc.constantFrom('pricier', 'cheaper', 'more expensive'),
      fc.constantFrom(' for 5-15k whse?', ' for warehouses of 5,000 to 15,000 SF', '?'),
      (sides, more, over) => {
        const words = `${sides} ${more}${over}`
        const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
        const sets = ask?.kind !== 'compare' ? null : ask.sets.map(({ criteria }) => criteria.length)
        expect({ words, sets }).toEqual({ words, sets: over === '?' ? [1, 1] : [3, 3] })
      },
    ),
  )
  expect(
    readAsk('warehouses in Katy or Cypress cheaper than $1', {
      read,
      isProperty: () => false,
      unread: () => '',
    }),
  ).toBeNull()
})
