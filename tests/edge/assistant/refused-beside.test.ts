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
