import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf } from './book-of.ts'

const book = bookOf([
  { city: 'Katy', percentLeased: 90 },
  { city: 'Katy', percentLeased: 100 },
])

test.each(['vacancy rate', 'what is the vacancy in Katy', 'vacancy by town'])(
  'whoever asks for “%s” is led to what is leased',
  async (asked) => {
    const { words } = await askBuiltIn(book, asked)
    const [, nearest = ''] = /ask for the (.+) of the same properties/.exec(words) ?? []
    expect(nearest).toBe('average percent leased')
    const { words: told } = await askBuiltIn(book, 'properties in Katy', `${nearest} of the same properties`)
    expect(told).toContain('The average percent leased of 2 properties in Katy is 95%')
  },
)

test.each(['occupancy rate in Katy', 'average occupancy in Katy', 'average leased percent in Katy'])(
  '“%s” is what is leased',
  async (asked) => {
    const { context } = await askBuiltIn(book, asked)
    expect(context.findings.asked?.ask).toMatchObject({ figure: 'percentLeased' })
  },
)
