import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'
import { askBuiltIn } from './ask-built-in.ts'

/** Six triple-net leases at $1.00, and gross ones at $2.00. */
const bookWith = (gross: number, net = 6) =>
  overlay(
    makeBase(
      1,
      Array.from({ length: net + gross }, (_, i) =>
        makeProperty({
          id: `p${i}`,
          city: 'Katy',
          leaseType: i < net ? 'NNN' : 'Gross',
          rentPerSf: i < net ? 1 : 2,
        }),
      ),
    ),
    [],
  )

test('where lease types are mixed, what most of them come to alone stands beside it', async () => {
  const { words } = await askBuiltIn(bookWith(7, 8), 'average rent in Katy')
  expect(words).toContain('The average rent of 15 properties in Katy is $1.47/SF/mo.')
  expect(words).toContain('Lease types are mixed: 8 NNN, 7 Gross; NNN alone come to $1.00/SF/mo.')
})

test('of too few of a lease type nothing is told alone', async () => {
  const { words } = await askBuiltIn(bookWith(3, 4), 'average rent in Katy')
  expect(words).toContain('Lease types are mixed: 4 NNN, 3 Gross.')
})
