import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Property } from '../../../../sync/domain/property.ts'
import { LeaseEconomics } from '../../../../web/property/economics/lease-economics.tsx'
import { makeProperty } from '../../../make/property.ts'

const LEASE = makeProperty({
  rentPerSf: 2.083333,
  leaseTerm: 36,
  rentSteps: '25.00, 25.50, 26.00 $/SF/yr by year',
  freeRentMonths: 1,
  tiPerSf: 0,
})

const textOf = (property: Property) =>
  renderToStaticMarkup(
    <LeaseEconomics property={property} unit="year" steps={<em>{property.rentSteps}</em>} />,
  ).replace(/<[^>]*>/g, '|')

test('the rents that a source states are shown by year beside what they come to and where they come from', () => {
  const text = textOf(LEASE)
  expect(text).toContain('$24.81 /SF/yr')
  expect(text).toContain('25.00, 25.50, 26.00 $/SF/yr by year')
  for (const [year, rent] of [1, 2, 3].map((year) => [year, ['$25.00', '$25.50', '$26.00'][year - 1]]))
    expect(text).toMatch(new RegExp(`\\|${year}\\|+12\\|+\\${rent}\\|`))
})

test('steps that contradict the lease say why, in place of figures', () => {
  const text = textOf({ ...LEASE, rentEscalationPct: 3 })
  expect(text).toContain('rent steps unclear')
  expect(text).toContain('The rent steps and the stated escalation lead to different rents')
  expect(text).not.toContain('$25.50')
})
