import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const FIRST = 'warehouses in Katy, rail, NNN'
const inOrder = (criteria: readonly Criterion[]) => criteria.map((one) => JSON.stringify(one)).sort()
const after = (...turns: string[]) => inOrder(talkAfter(FIRST, ...turns).criteria)
const WISHES = ['over 24 clear', 'built before 1995', 'at least 30k sf', 'under 95 cents'] as const

test('what is asked for behind something that goes is asked for, and the rest stays', () => {
  fc.assert(
    fc.property(
      oneOf('lose the rail', 'without the rail', 'take rail off', 'drop NNN', 'exclude Tomball'),
      oneOf('. ', '; ', '? also ', ' but ', ' and '),
      oneOf(...WISHES),
      (drops, joint, wish) => {
        const turn = `${drops}${joint}${wish}`
        expect({ turn, criteria: after(turn) }).toEqual({ turn, criteria: after(drops, wish) })
      },
    ),
  )
})

test('what only says that the rest stays changes nothing, and is no wish', () => {
  fc.assert(
    fc.property(
      oneOf('drop rail', 'make it gross', 'over 24 clear', 'rail off', 'add sprinklers'),
      oneOf(
        ', leave the docks alone',
        ' but keep everything else',
        ', everything else stays the same',
        '. don’t touch the size',
        ' and leave the rest as is',
      ),
      (order, talk) => {
        const turn = `${order}${talk}`
        expect({ turn, criteria: after(turn) }).toEqual({ turn, criteria: after(order) })
      },
    ),
  )
})

test('what is asked for beside a bound that moves is asked for', () => {
  fc.assert(
    fc.property(
      oneOf('raise the size by 5k', 'bump it 20%', 'add 10k to the top end'),
      oneOf('gross only', 'in Tomball', 'with sprinklers'),
      (moves, wish) => {
        const from = (...turns: string[]) =>
          inOrder(talkAfter('warehouses in Katy 20k to 40k sf', ...turns).criteria)
        const turn = `${moves}, ${wish}`
        expect({ turn, criteria: from(turn) }).toEqual({ turn, criteria: from(moves, wish) })
      },
    ),
  )
})

test('a year before or after which something is from is of the building where the days of deals do not hold it', () => {
  fc.assert(
    fc.property(
      oneOf('also pre N only', 'pre-N', 'post N product', 'only post-N'),
      fc.integer({ min: 1970, max: 2015 }),
      oneOf('sold in 2025', 'signed since 2021'),
      (said, year, days) => {
        const turn = said.replace('N', `${year}`)
        const { criteria } = talkAfter(`warehouses in Katy ${days}`, turn)
        const [min, max] = turn.includes('pre') ? [null, year - 1] : [year + 1, null]
        expect({ turn, criteria }).toEqual({
          turn,
          criteria: [
            ...talkAfter(`warehouses in Katy ${days}`).criteria,
            { kind: 'range', field: 'yearBuilt', min, max },
          ],
        })
      },
    ),
  )
})

test('a year within the days of deals bounds these', () => {
  expect(talkAfter('warehouses sold since 2015', 'pre 2020 only').criteria).toContainEqual(
    expect.objectContaining({ field: 'saleDate', to: '2019-12-31' }),
  )
})
