import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

test.each([
  'vacancy and average rent in Katy',
  'average rent and vacancy in Katy',
  'average rent and the vacancy rate in Katy',
  'what is the vacancy and average rent in Katy',
])('“%s” works out the rent and says what is not worked out', async (question) => {
  const { words } = await askBuiltIn(book, question)
  expect(words).toMatch(/^The average rent of/)
  expect(words).toContain('I do not work out vacancy')
})

test.each(['vacancy in Katy', 'vacancy and absorption in Katy'])(
  '“%s” is refused alone',
  async (question) => {
    const { words } = await askBuiltIn(book, question)
    expect(words).toMatch(/^I do not work out vacancy/)
  },
)

test.each([
  'spread between asking and starting rents in Katy',
  'difference between asking and actual rents',
  'what discount off asking do tenants get',
  'are deals signing below asking',
  'how many cranes does the typical building have',
  'what is the correlation between rent and clear height',
  'what is the mode of rents in Katy',
  'average rent per cubic foot',
  'average rent net of TI',
  'typical number of parking stalls',
])('“%s” is refused with the nearest figure, and no other is answered', async (question) => {
  const { words } = await askBuiltIn(book, question)
  expect(words).toMatch(/^I do not work out .* The nearest I can do/)
})

test('a line over time is drawn by other times where that is said', async () => {
  for (const [turn, by] of [
    ['as a yearly', 'year'],
    ['make it quarterly', 'quarter'],
    ['show it monthly', 'month'],
  ]) {
    const { context } = await askBuiltIn(book, 'median rent trend by quarter', turn ?? '')
    expect(context.findings.asked?.ask).toMatchObject({
      kind: 'trend',
      by: `signed${by?.charAt(0).toUpperCase()}${by?.slice(1)}`,
    })
  }
})
