import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { computedField } from '../../../../sync/domain/economics/computed-fields.ts'
import { WorkingLines } from '../../../../web/property/economics/working-lines.tsx'
import { makeProperty } from '../../../make/property.ts'

const LEASE = makeProperty({
  rentPerSf: 50 / 12,
  leaseTerm: 60,
  rentEscalationPct: 0,
  freeRentMonths: 3,
  tiPerSf: 10,
})

test.each([
  ['month', 'Divided by 60 months', '$3.79 /SF/mo'],
  ['year', 'Divided by 60 months, times 12', '$45.50 /SF/yr'],
] as const)('the last line says how a figure a %s follows from the sum above it', (unit, label, figure) => {
  const { working } = computedField('netEffectiveRent', LEASE)
  const html = renderToStaticMarkup(<WorkingLines working={working} unit={unit} />)
  const texts = [...html.matchAll(/<d[td]>(.*?)<\/d[td]>/g)].map(([, text]) => text)
  expect(texts.slice(-4)).toEqual(['Over 60 months', '$227.50 /SF', label, figure])
})
