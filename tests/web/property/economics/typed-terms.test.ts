import { expect, test } from 'vitest'
import {
  escalationOf,
  NOTHING_TYPED,
  type TypedTerms,
  termsOfTyped,
} from '../../../../web/property/economics/typed-terms.ts'

const escalationTyped = (escalation: TypedTerms['escalation'], escalationText: string) =>
  escalationOf({ escalation, escalationText, escalationUnit: 'month' })
/** The rents of the years that are read from a text, in months. */
const rentsIn = (text: string) => {
  const read = escalationTyped('schedule', text)
  return read !== null && read !== 'unreadable' && read.kind === 'schedule'
    ? read.rents.map(({ rent }) => rent)
    : read
}

test('where nothing is typed, nothing is set', () => {
  expect(termsOfTyped(NOTHING_TYPED)).toEqual({})
  expect(escalationTyped('schedule', ' ')).toBeNull()
})

test('rents are worked with by month, in whatever unit they were typed', () => {
  const typed = { escalation: 'schedule', escalationText: '25, 25.50, 26', tiPerSf: 10 } as const
  expect(termsOfTyped({ ...typed, escalationUnit: 'year' })).toEqual({
    tiPerSf: 10,
    escalation: {
      kind: 'schedule',
      rents: [
        { fromMonth: 1, rent: 25 / 12 },
        { fromMonth: 13, rent: 25.5 / 12 },
        { fromMonth: 25, rent: 26 / 12 },
      ],
    },
  })
  expect(escalationTyped('step', '$0.02')).toEqual({ kind: 'step', dollarsAYear: 0.02 })
})

test('a percentage may carry its sign', () => {
  for (const text of ['3.5', '3.5%', '3.5 %', '3.50'])
    expect(escalationTyped('percent', text)).toEqual({ kind: 'percent', percentAYear: 3.5 })
})

test('the rents of the years are parted by commas, blanks or semicolons', () => {
  for (const text of [
    '25, 25.50, 26',
    '25 25.5 26',
    '25; 25.5;26',
    '$25, $25.50, $ 26',
    '25,25.50,26',
    '25, 25.5 , 26,',
  ])
    expect([text, rentsIn(text)]).toEqual([text, [25, 25.5, 26]])
  expect(rentsIn('2.10,2.15')).toEqual([2.1, 2.15])
  expect(rentsIn('0.955,0.965')).toEqual([0.955, 0.965])
})

test('a part that cannot be read leaves no year out: nothing is set, and the text is told as unreadable', () => {
  const between = ['25, 25.5, n/a, 26', '25, , 26', '25,, 26', '25, -26', '25/25.5/26', '25.50/yr', '25%']
  const commas = ['25 25.5 25,75 26', '25,50, 26,00', '25,50', '1.250,50', '25, 1,00,000']
  const unreadable = [...between, ...commas, '25 000', 'market', ',']
  for (const text of unreadable) expect([text, rentsIn(text)]).toEqual([text, 'unreadable'])
  for (const text of ['2,5', '-3', '2 3', '3 to 4', '0,50']) {
    expect([text, escalationTyped('percent', text)]).toEqual([text, 'unreadable'])
    expect([text, escalationTyped('step', text)]).toEqual([text, 'unreadable'])
  }
  expect(escalationTyped('step', '$0.50/yr')).toBe('unreadable')
  expect(termsOfTyped({ escalation: 'percent', escalationText: '2,5', escalationUnit: 'month' })).toEqual({})
})
