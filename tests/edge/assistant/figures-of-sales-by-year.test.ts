import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'

const book = bookOf(
  [2021, 2023, 2024].flatMap((year, i) =>
    several(6, {
      propertyType: 'Distribution',
      saleDate: `${year}-05-02`,
      capRate: 5 + i,
      salePricePerSf: 100 + i,
    }),
  ),
)

test.each([
  'median cap rate by year since 2022',
  'median cap by yr since 2022',
  'average caps by year since 2022',
])('“%s” is of the years of the sales', async (question) => {
  const { words, figures, found } = await askBuiltIn(book, question)
  expect(words).toContain('2024')
  expect(words).not.toContain('2021')
  expect([found, figures.length > 0]).toEqual([12, true])
  expect(words).toContain('7%')
})
