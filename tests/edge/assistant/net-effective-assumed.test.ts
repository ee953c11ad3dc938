import { expect, test } from 'vitest'
import { overlay, withAssumptions } from '../../../sync/book/book.ts'
import { makeAssumed } from '../../make/assumed.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'
import { askBuiltIn } from './ask-built-in.ts'

const LEASE = { city: 'Katy', leaseType: 'NNN' as const, leaseTerm: 60, rentEscalationPct: 0, tiPerSf: 0 }

/** Six leases that come to $1.00 a month, a year of it free at the start; discounted they come to less. */
function bookWith(discountPercent?: number) {
  const properties = Array.from({ length: 6 }, (_, i) =>
    makeProperty({ ...LEASE, id: `p${i}`, rentPerSf: 1.25, freeRentMonths: 12 }),
  )
  const { assumptions } = makeAssumed(discountPercent === undefined ? {} : { discountPercent })
  return overlay(withAssumptions(makeBase(1, properties), assumptions), [])
}

const SAID = 'The net effective rent assumes 12% discount, set by Maria Chen.'

test('a figure of net effective rents is worked out with what is assumed, and says so', async () => {
  const plain = await askBuiltIn(bookWith(), 'average net effective rent in Katy')
  expect(plain.words).toContain('$1.00/SF/mo')
  expect(plain.words).toContain('Nothing is discounted.')
  const { words } = await askBuiltIn(bookWith(12), 'average net effective rent in Katy')
  expect(words).toContain('$0.94/SF/mo')
  expect(words).toContain(SAID)
  expect(words).not.toContain('Nothing is discounted.')
})

test('rows that are chosen or ordered by it say so as well, and others do not', async () => {
  const book = bookWith(12)
  const { words } = await askBuiltIn(book, 'Katy, highest net effective rent first')
  expect(words).toContain(SAID)
  expect((await askBuiltIn(book, 'properties in Katy')).words).not.toContain('assumes')
})
