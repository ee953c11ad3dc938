import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AssumedTerms } from '../../../../sync/domain/economics/assumptions.ts'
import type { RentUnit } from '../../../../sync/domain/format.ts'
import { TermsForm } from '../../../../web/property/economics/terms-form.tsx'
import { NOTHING_TYPED, type TypedTerms } from '../../../../web/property/economics/typed-terms.ts'
import { makeProperty } from '../../../make/property.ts'

/** The inputs of the form by their labels. */
function inputs(typed: Partial<TypedTerms>, unit: RentUnit, assumed: AssumedTerms = {}): Map<string, string> {
  const html = renderToStaticMarkup(
    <TermsForm
      property={makeProperty({ leaseType: 'NNN', opexPerSf: null })}
      typed={{ ...NOTHING_TYPED, ...typed }}
      unit={unit}
      assumed={assumed}
      onChange={() => undefined}
    />,
  )
  return new Map(
    html.match(/<input[^>]*>/g)?.map((input) => [/aria-label="([^"]*)"/.exec(input)?.[1] ?? '', input]),
  )
}

test('the field of the rents of the years names the unit, with an example in it', () => {
  const byYear = inputs({ escalation: 'schedule' }, 'year').get('Rent of each year, $/SF/yr')
  expect(byYear).toContain('placeholder="25, 25.50, 26"')
  const byMonth = inputs({ escalation: 'schedule' }, 'month').get('Rent of each year, $/SF/mo')
  expect(byMonth).toContain('placeholder="2.10, 2.15, 2.20"')
})

test('a field says what is assumed of it, in its unit, until something is typed', () => {
  const shown = inputs({}, 'year', { opexPerSf: 0.25, discountPercent: 8 })
  expect(shown.get('Operating expenses, $/SF/yr')).toContain('placeholder="3 assumed"')
  expect(shown.get('Discount rate, % a year')).toContain('placeholder="8 assumed"')
  expect(shown.get('Commissions, $/SF')).toContain('placeholder="not stated"')
})

test('what is typed keeps its unit when rents are shown in the other one', () => {
  const typed = {
    escalation: 'step',
    escalationText: '0.50',
    escalationUnit: 'year',
    opexPerSf: 2.45 / 12,
  } as const
  const shown = inputs(typed, 'month')
  expect(shown.get('Dollars more a year, $/SF/yr')).toContain('value="0.50"')
  expect(shown.get('Operating expenses, $/SF/mo')).toContain('value="0.204167"')
  expect(inputs(typed, 'year').get('Operating expenses, $/SF/yr')).toContain('value="2.45"')
})

test('an escalation that cannot be read is marked', () => {
  const typed = (escalationText: string) =>
    inputs({ escalation: 'percent', escalationText }, 'year').get('Percent a year')
  expect(typed('2,5')).toContain('aria-invalid="true"')
  expect(typed('2.5')).not.toContain('aria-invalid')
})
