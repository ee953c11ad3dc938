import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

test.each([
  ['warehouses in Katy under $12', 'The rent is taken as per year, by its size.'],
  ['warehouses within 10 minutes of Katy', '10 minutes are taken as 5 mi in a straight line.'],
  ['how many buildings are within 10 minutes of Katy', '10 minutes are taken as 5 mi in a straight line.'],
])('the answer to “%s” says once what was taken for granted', async (question, sentence) => {
  const { words } = await askBuiltIn(book, question)
  expect(words.split(sentence)).toHaveLength(2)
})

test.each([
  'warehouses in Katy under $12 a year',
  'warehouses in Katy under $12 NNN per year',
  'warehouses within 5 miles of Katy',
  'median rent in Katy',
])('the answer to “%s” takes nothing for granted', async (question) => {
  const { words } = await askBuiltIn(book, question)
  expect(words).not.toMatch(/taken as/)
})
