import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

test.each([
  "who's the landlord on it?",
  'when was it built',
  "what's the rent on that",
  'and who leases that one?',
])('after “tell me about the second one”, “%s” is answered for that row', async (question) => {
  const told = await askBuiltIn(book, 'warehouses in Katy', 'tell me about the second one')
  const again = await askBuiltIn(book, 'warehouses in Katy', 'tell me about the second one', question)
  expect(again.words).toBe(told.words)
  const later = await askBuiltIn(
    book,
    'warehouses in Katy',
    'tell me about the second one',
    "who's the landlord on it?",
    question,
  )
  expect(later.words).toBe(told.words)
})

test('a question about the list is not taken for one about the row that was asked about', async () => {
  const list = await askBuiltIn(book, 'warehouses in Katy', 'tell me about the second one', 'median rent')
  expect(list.words).toMatch(/^The median rent/)
  const high = await askBuiltIn(book, 'warehouses in Katy', 'median rent', 'who owns it')
  const told = await askBuiltIn(book, 'warehouses in Katy', 'tell me about the second one')
  expect(high.words).not.toBe(told.words)
})
