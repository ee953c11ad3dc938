import { expect, test } from 'vitest'
import { NOTHING_TYPED, termsOfTyped } from '../../../../web/property/economics/typed-terms.ts'

test('where nothing is typed, nothing is set', () => {
  expect(termsOfTyped(NOTHING_TYPED, 'year')).toEqual({})
})

test('rents are typed in the unit that is shown, and worked with by month', () => {
  const typed = {
    escalation: 'schedule',
    escalationText: '25, 25.50, 26',
    opexPerSf: 3,
    tiPerSf: 10,
  } as const
  expect(termsOfTyped(typed, 'year')).toEqual({
    opexPerSf: 0.25,
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
  expect(termsOfTyped({ escalation: 'step', escalationText: '$0.02' }, 'month')).toEqual({
    escalation: { kind: 'step', dollarsAYear: 0.02 },
  })
})

test('a percentage may carry its sign, and what is no number sets nothing', () => {
  expect(termsOfTyped({ escalation: 'percent', escalationText: '3.5%' }, 'month').escalation).toEqual({
    kind: 'percent',
    percentAYear: 3.5,
  })
  expect(termsOfTyped({ escalation: 'percent', escalationText: 'market' }, 'month')).toEqual({})
})
