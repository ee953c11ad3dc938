import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RentUnit } from '../../../../sync/domain/format.ts'
import { TermsForm } from '../../../../web/property/economics/terms-form.tsx'
import { NOTHING_TYPED, type TypedTerms } from '../../../../web/property/economics/typed-terms.ts'
import { makeProperty } from '../../../make/property.ts'

/** The inputs of the form by their labels. */
function inputs(typed: Partial<TypedTerms>, unit: RentUnit): Map<string, string> {
  const html = renderToStaticMarkup(
    <TermsForm
      property={makeProperty({ leaseType: 'NNN', opexPerSf: null })}
      typed={{ ...NOTHING_TYPED, ...typed }}
      unit={unit}
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
