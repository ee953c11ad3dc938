import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { daysAsked } from '../../../../sync/domain/criteria/days-asked.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { makeProperty } from '../../../make/property.ts'
import { understoodIn as read } from './criteria-in.ts'
import { city } from './query-vocabulary.ts'

const year = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` })
const quarter = (of: number, number: number) => ({
  from: `${of}-${['01', '04', '07', '10'][number - 1]}-01`,
  to: `${of}-${['03-31', '06-30', '09-30', '12-31'][number - 1]}`,
})
const VERBS = [
  ['signed', 'dateSigned'],
  ['expiring', 'expiration'],
  ['leases expiring', 'expiration'],
  ['commencing', 'commencement'],
] as const
const years = fc.integer({ min: 2000, max: 2040 })

test('years that are not neighbors are each asked for, and none between them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VERBS),
      fc.uniqueArray(years, { minLength: 2, maxLength: 4 }),
      fc.constantFrom(' or ', ' and ', ', or ', ' or in ', ' & '),
      fc.constantFrom('', 'in '),
      ([verb, field], some, joint, within) => {
        const all = some.map((of) => String(of))
        const words = `${verb} ${within}${all.slice(0, -1).join(', ')}${joint}${all.at(-1)}`
        const [first = 0, ...others] = some
        const wanted = daysAsked(field, [year(first), ...others.map(year)])
        expect({ words, asked: read(words) }).toEqual({ words, asked: [wanted] })
      },
    ),
  )
})

test('quarters of one year may share its name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VERBS),
      years,
      fc.constantFrom([1, 3] as const, [1, 4] as const, [2, 4] as const),
      fc.constantFrom(
        (a: number, b: number) => `Q${a} or Q${b}`,
        (a: number, b: number) => `in Q${a} and Q${b}`,
        (a: number, b: number) => `in the ${ORDINALS[a]} or ${ORDINALS[b]} quarter of`,
        (a: number, b: number) => `in the ${ORDINALS[a]} and ${ORDINALS[b]} quarters of`,
      ),
      ([verb, field], of, [a, b], say) => {
        const words = `${verb} ${say(a, b)} ${of}`
        const wanted = daysAsked(field, [quarter(of, a), quarter(of, b)])
        expect({ words, asked: read(words) }).toEqual({ words, asked: [wanted] })
      },
    ),
  )
})

const ORDINALS = ['', 'first', 'second', 'third', 'fourth']

test('days that are denied are left out of those around them, wherever a place stands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VERBS),
      fc.integer({ min: 2000, max: 2020 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(', not ', ' but not ', ' except ', ' excluding ', ', other than '),
      fc.boolean(),
      ([verb, field], first, before, after, but, hasTown) => {
        const [out, last] = [first + before, first + before + after]
        const words = `${verb} ${first} to ${last}${hasTown ? ' in Katy' : ''}${but}${out}`
        const wanted = daysAsked(field, [
          { from: `${first}-01-01`, to: `${out - 1}-12-31` },
          { from: `${out + 1}-01-01`, to: `${last}-12-31` },
        ])
        expect({ words, asked: read(words) }).toEqual({
          words,
          asked: [wanted, ...(hasTown ? [city('Katy')] : [])],
        })
      },
    ),
  )
})

test('what is denied of a year is the opposite of what is asked of it, but for a deal without a day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...VERBS), years, years, ([verb, field], of, other) => {
      const [asked] = read(`${verb} in ${of}`)
      const [denied] = read(`not ${verb} in ${of}`)
      const meets = (criterion: Criterion | undefined, day: string | null) => {
        if (criterion?.kind !== 'date') throw new Error('No days were read.')
        return matchesCriterion(makeProperty({ [field]: day }), criterion, 0)
      }
      expect(meets(denied, `${other}-06-15`)).toBe(!meets(asked, `${other}-06-15`))
      expect(meets(denied, null)).toBe(false)
    }),
  )
})

test.each([
  'signed in 2024 and 2,000 sf',
  'signed in 2024 or 2010 construction',
  'signed in 2024, 2010 or newer',
])('%s: a figure that is no day is none', (words) => {
  const dates = read(words).filter(({ kind }) => kind === 'date')
  expect(dates).toEqual([{ kind: 'date', field: 'dateSigned', ...year(2024) }])
})
