import { describe, expect, test } from 'vitest'
import { piecesOf } from '../../../sync/assistant/linked-text.ts'
import { slotsOf } from '../../../sync/assistant/row-set.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

describe('figures', () => {
  test('each is of the rows it was made from', async () => {
    const { linked, figures } = await askBuiltIn(book, 'What are warehouses in Katy leasing for?')
    const rows = piecesOf(linked, figures).flatMap(({ text, figure }) =>
      figure === null ? [] : [[text, slotsOf(book, figure.rows).length]],
    )
    expect(rows.slice(0, 3)).toEqual([
      ['3 warehouses', 3],
      ['$0.90/SF/mo', 3],
      ['$0.90/SF/mo', 3],
    ])
    expect(rows).toContainEqual(['2', 2])
    expect(rows).toContainEqual(['1', 1])
  })

  test.each([
    'What are warehouses leasing for?',
    'the three largest',
    'compare Alder Depot and Fir Depot',
    'tell me about Dogwood Works',
  ])('no number in the answer to “%s” stands without its rows', async (question) => {
    const { linked, figures } = await askBuiltIn(book, question)
    const loose = piecesOf(linked, figures)
      .filter(({ figure }) => figure === null)
      .map(({ text }) => text.replaceAll(/\d+% \w+|\d+-ton|, \d+ \w+ Rd|fewer than \d/g, ''))
      .join(' ')
    expect(loose).not.toMatch(/\d/)
  })
})
