import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ask, AskRead } from '../../../../../sync/assistant/analysis/ask.ts'
import { changedAsk } from '../../../../../sync/assistant/analysis/asks/changed-ask.ts'
import { asked, read, turnReader } from '../asked-of.ts'
import { entriesOf, FIGURE_NAMES, MEASURE_NAMES } from '../figures-and-groupings.ts'

const oneOf = fc.constantFrom
const runs = { numRuns: 120 }

function changed(first: string, turn: string): AskRead | null {
  const last = asked(first)?.ask
  return last === undefined ? null : changedAsk(last, turn, turnReader)
}

/** The sets that are compared after a follow-up, the criteria of each in one order. */
function setsAfter(first: string, ...turns: string[]): Set<string>[] {
  const ask = turns.reduce<Ask | undefined>(
    (last, turn) => (last === undefined ? undefined : changedAsk(last, turn, turnReader)?.ask),
    asked(first)?.ask,
  )
  return ask?.kind === 'compare'
    ? ask.sets.map(({ criteria }) => new Set(criteria.map((one) => JSON.stringify(one))))
    : []
}

const TOWNS = ['Katy', 'Houston', 'Sugar Land', 'Tomball'] as const
const threeTowns = fc.shuffledSubarray([...TOWNS], { minLength: 3, maxLength: 3 })
const shared = oneOf('NNN', 'warehouse', 'NNN warehouse')
const narrowings = oneOf(
  ['with rail', 'with rail'],
  ['over 50k sf', 'over 50k sf'],
  ['just those with rail', 'with rail'],
  ['only over 28 clear', 'over 28 clear'],
  ['built after 2000', 'built after 2000'],
  ['since 2022', 'signed since 2022'],
  ['signed since 2022', 'signed since 2022'],
  ['only in 2024', 'signed in 2024'],
)
const adds = oneOf<(town: string) => string>(
  (town) => `and ${town}`,
  (town) => `add ${town}`,
  (town) => `what about ${town}`,
  (town) => `and in ${town}?`,
  (town) => `include ${town} too`,
  (town) => `plus ${town}`,
  (town) => `throw in ${town} as well`,
)
const drops = oneOf<(town: string) => string>(
  (town) => `drop ${town}`,
  (town) => `without ${town}`,
  (town) => `take out ${town}`,
  (town) => `remove ${town} please`,
  (town) => `not ${town}`,
)

test('one more town is compared with the others, all of them narrowed alike', () => {
  fc.assert(
    fc.property(threeTowns, shared, adds, ([a = '', b = '', c = ''], of, add) => {
      const sets = setsAfter(`compare ${of} rents in ${a} and ${b}`, add(c))
      const wanted = [a, b, c].map(
        (town) => new Set(read(`${of} in ${town}`).map((one) => JSON.stringify(one))),
      )
      expect(sets).toEqual(wanted)
    }),
    runs,
  )
})

test('what narrows a comparison narrows every side of it, and no side is lost', () => {
  fc.assert(
    fc.property(threeTowns, shared, narrowings, ([a = '', b = ''], of, [turn = '', criteria = '']) => {
      const sets = setsAfter(`compare ${of} rents in ${a} and ${b}`, turn)
      const wanted = [a, b].map(
        (town) => new Set([...read(`${of} in ${town}`), ...read(criteria)].map((one) => JSON.stringify(one))),
      )
      expect({ turn, sets }).toEqual({ turn, sets: wanted })
    }),
    runs,
  )
})

test('a town that is dropped is compared no more, and of two the other is left by itself', () => {
  fc.assert(
    fc.property(threeTowns, shared, adds, drops, ([a = '', b = '', c = ''], of, add, drop) => {
      const first = `compare ${of} rents in ${a} and ${b}`
      const left = [b, c].map((town) => new Set(read(`${of} in ${town}`).map((one) => JSON.stringify(one))))
      expect(setsAfter(first, add(c), drop(a))).toEqual(left)
      const alone = changed(first, drop(a))
      expect(alone?.ask).toMatchObject({ kind: 'statistic', figure: 'rentPerSf', of: 'median' })
      expect(new Set(alone?.within)).toEqual(new Set(read(`${of} in ${b}`)))
    }),
    runs,
  )
})

test('the same sides are compared by another figure', () => {
  const figures = oneOf(...entriesOf(FIGURE_NAMES)).filter(([figure]) => figure !== 'rentPerSf')
  const measures = oneOf(...entriesOf(MEASURE_NAMES)).filter(([of]) => of === 'median' || of === 'mean')
  const leads = oneOf('what about ', 'and ', 'same for ', '')
  fc.assert(
    fc.property(figures, measures, leads, ([figure, name], [of, measure], lead) => {
      const first = 'compare NNN rents in Katy and Houston'
      const turn = `${lead}${measure} ${name}`
      expect({ turn, ask: changed(first, turn)?.ask }).toEqual({
        turn,
        ask: { ...asked(first)?.ask, figure, of },
      })
    }),
    runs,
  )
})

test('a side that is not there changes nothing, and what is compared stays', () => {
  const first = 'compare NNN rents in Katy and Houston'
  for (const turn of ['drop Tomball', 'and Katy', 'only NNN'])
    expect(changed(first, turn)?.ask).toEqual(asked(first)?.ask)
})

test('properties of a comparison that are asked to be shown are no comparison', () => {
  for (const turn of ['show me the ones in Katy', 'list the warehouses', 'find warehouses in Tomball'])
    expect(changed('compare NNN rents in Katy and Houston', turn)).toBeNull()
})
