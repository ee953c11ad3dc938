import { expect, test } from 'vitest'
import { piecesOf, plainText } from '../../../sync/assistant/linked-text.ts'
import { EVERY_ROW } from '../../../sync/assistant/row-set.ts'

const figure = { id: 'f1', text: '$0.97', what: 'median rent', rows: EVERY_ROW }

test('a figure is linked by its id, and the words around it may say more than it', () => {
  expect(piecesOf('It is [$0.97 per SF](f1).', [figure])).toEqual([
    { text: 'It is ', figure: null },
    { text: '$0.97 per SF', figure },
    { text: '.', figure: null },
  ])
})

test.each([
  ['an address', 'See [this](https://evil.example).', 'See this.'],
  ['a picture', 'See ![x](https://evil.example/x.png).', 'See x.'],
  ['a script', '[a](javascript:alert(1))', '[a](javascript:alert(1))'],
  ['an unknown figure', '[$0.97](f9)', '$0.97'],
  ['a figure of another value', 'It is [$5.00](f1).', 'It is $5.00.'],
  ['a figure that only begins as another', 'It is [$0.975](f1).', 'It is $0.975.'],
])('%s is plain words', (_, text, plain) => {
  const pieces = piecesOf(text, [figure])
  expect(pieces.map((piece) => piece.text).join('')).toBe(plain)
  expect(pieces.every((piece) => piece.figure === null)).toBe(true)
})

test.each(['It is ', 'It is [', 'It is [$0.9', 'It is [$0.97]', 'It is [$0.97](', 'It is [$0.97](f'])(
  'of “%s”, still arriving, no half link is shown',
  (text) => {
    expect(piecesOf(text, [figure], true)).toEqual([{ text: 'It is ', figure: null }])
  },
)

test('marks for bold type are left out', () => {
  expect(piecesOf('It is **[$0.97](f1)**, **low**.', [figure])).toEqual([
    { text: 'It is ', figure: null },
    { text: '$0.97', figure },
    { text: ', low.', figure: null },
  ])
})

test('plain text has no links', () => {
  expect(plainText('[39 warehouses](f1) in Katy, [x](y)')).toBe('39 warehouses in Katy, x')
})
