import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRentSteps, rentStepsText } from '../../../../sync/domain/economics/rent-steps.ts'
import { readTyped } from '../../../../sync/sheets/typed/read-typed.ts'
import { anySteps } from '../../../make/rent-steps.ts'
import { fieldsOf } from '../read-one-row.ts'

test('the text that is kept reads back as the same, in a sheet and typed', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const text = rentStepsText(steps)
      expect(parseRentSteps(text)).toEqual(steps)
      const isPlausible =
        steps.kind === 'schedule'
          ? steps.rents.every(({ rent }) => {
              const perMonth = steps.period === 'month' ? rent : rent / 12
              return perMonth >= 0.05 && perMonth <= 10
            })
          : steps.dollarsAYear <= (steps.period === 'month' ? 0.4 : 5)
      if (!isPlausible) return
      expect(fieldsOf({ 'Rent Steps': text })).toMatchObject({ rentSteps: text })
      expect(readTyped('rentSteps', text, {}, 2026)).toEqual({ kind: 'value', value: text, note: null })
    }),
  )
})

describe('steps that a person types', () => {
  const beside = { rentPerSf: 2.083333 }
  test.each([
    ['25, 25.50, 26', '25.00, 25.50, 26.00 $/SF/yr by year'],
    ['Yr 1 $25, Yr 2 $25.50', '25.00, 25.50 $/SF/yr by year'],
    ['0.25 $/SF/yr each year', '0.25 $/SF/yr more each year'],
    ['25 months 1-24, 26 months 25+', '25.00 months 1-24, 26.00 from month 25 $/SF/yr'],
  ])('%s', (typed, value) => {
    expect(readTyped('rentSteps', typed, beside, 2026)).toEqual({ kind: 'value', value, note: null })
  })

  test('a step without a period asks which it is', () => {
    expect(readTyped('rentSteps', '$0.25', beside, 2026)).toMatchObject({
      kind: 'open',
      choices: [{ value: '0.25 $/SF/mo more each year' }, { value: '0.25 $/SF/yr more each year' }],
    })
  })

  test('what cannot be read is named', () => {
    const sentenceOf = (typed: string) => {
      const reading = readTyped('rentSteps', typed, beside, 2026)
      return reading.kind === 'refused' ? reading.sentence : reading.kind
    }
    expect(sentenceOf('going up')).toBe(
      'Rent steps “going up” are not understood: write 25, 25.50, 26 $/SF/yr or 0.25 $/SF/yr each year.',
    )
    expect(sentenceOf('24, 24.50')).toBe(
      'Rent steps “24, 24.50” begin with 24, and the rent is 2.083333 $/SF/mo, 25 $/SF/yr.',
    )
    expect(sentenceOf('24, 24.50 $/SF/yr')).toBe(
      'Rent steps “24, 24.50 $/SF/yr” begin with 24, and the rent is 2.083333 $/SF/mo, 25 $/SF/yr.',
    )
  })
})
