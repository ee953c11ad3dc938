import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { PropertyCard } from '../../../web/property/property-card.tsx'
import { ThemeProvider } from '../../../web/ui/theme/theme.tsx'
import type { ThemeStore } from '../../../web/ui/theme/theme-store.ts'
import { makeProperty } from '../../make/property.ts'

const LIGHT: ThemeStore = { current: () => 'light', toggle() {}, subscribe: () => () => {} }

function markupOf(property: Property, unit: RentUnit = 'month'): string {
  return renderToStaticMarkup(
    <ThemeProvider store={LIGHT}>
      <PropertyCard {...{ property, unit }} index={0} selected={false} tabbable onOpen={() => undefined} />
    </ThemeProvider>,
  )
}

/** The words of a card, one after the other. */
function wordsOf(property: Property, unit: RentUnit = 'month'): string {
  return markupOf(property, unit)
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

test('a card says all the specification asks of it', () => {
  const property = makeProperty({
    name: 'Windfern Plant',
    address: '3491 Windfern Rd',
    city: 'Houston',
    state: 'TX',
    zip: '77041',
    latitude: 29.8,
    longitude: -95.5,
    rentPerSf: 0.69,
    leaseType: 'NNN',
    squareFootage: 99_250,
    propertyType: 'Manufacturing',
    clearHeight: 32,
    yearBuilt: 2019,
    landlordFirm: 'Trinity Basin',
    notes: '10-ton crane, ESFR, 3-phase power, office, 12 dock doors',
  })
  expect(wordsOf(property)).toBe(
    'Windfern Plant $0.69 /SF/mo 3491 Windfern Rd, Houston , TX 77041 NNN ' +
      'Size 99,250 SF Type Manufacturing Clear height 32 ft Built 2019 Landlord Trinity Basin ' +
      // A wide card shows the third and +2 after it, a narrow one +3.
      '10-ton crane ESFR sprinklers 3-phase power +2 +3',
  )
  expect(wordsOf(property, 'year')).toContain('$8.28 /SF/yr')
})

test('what is missing is said to be missing', () => {
  expect(wordsOf(makeProperty({ name: 'Bare' }))).toBe(
    'Bare Contact for pricing N/A Lease type not stated ' +
      'Size N/A Type N/A Clear height N/A Built N/A Landlord N/A',
  )
})

test('a rent whose basis was guessed says so', () => {
  expect(wordsOf(makeProperty({ rentPerSf: 0.7, rentBasisAssumed: true }))).toContain('period assumed')
  expect(wordsOf(makeProperty({ rentPerSf: null, rentBasisAssumed: true }))).not.toContain('assumed')
})

test('markup in a sheet is text', () => {
  const html = markupOf(makeProperty({ name: '<script>alert(1)</script>' }))
  expect(html).not.toContain('<script>')
})

test('the subject of a sheet is marked on its card, and no other status is', () => {
  expect(wordsOf(makeProperty({ status: 'Subject' }))).toContain('Subject')
  expect(wordsOf(makeProperty({ status: 'Executed' }))).not.toMatch(/Subject|Executed/)
})
