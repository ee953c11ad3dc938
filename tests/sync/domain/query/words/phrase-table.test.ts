import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lex } from '../../../../../sync/domain/query/words/lexer.ts'
import { phraseTable } from '../../../../../sync/domain/query/words/phrase-table.ts'

const anyWord = fc.constantFrom(
  'dock',
  'dont',
  "don't",
  'did',
  '3pl',
  'l',
  'clear',
  'e-commerce',
  '½',
  '40',
  "o'hare",
  'Katy',
)
const anyPhrase = fc.array(anyWord, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

test('A phrase of a table is found as it is written, whatever words it has.', () => {
  fc.assert(
    fc.property(fc.array(anyPhrase, { minLength: 1, maxLength: 5 }), (phrases) => {
      const table = phraseTable(phrases.map((phrase) => [phrase, phrase] as const))
      for (const phrase of phrases) {
        const tokens = lex(phrase)
        const found = table.longest(tokens, 0)
        expect(found?.end).toBe(tokens.length)
        expect(lex(found?.value ?? '').map(({ text }) => text)).toEqual(tokens.map(({ text }) => text))
        for (const { text } of tokens) expect(table.words.has(text)).toBe(true)
      }
    }),
  )
})

test('Of very many tables each finds its own phrases and no other’s, in whatever order they are first asked.', () => {
  fc.assert(
    fc.property(fc.array(anyWord, { minLength: 40, maxLength: 80 }), fc.array(fc.nat()), (words, asked) => {
      const tables = words.map((word, at) => phraseTable([[at, word]]))
      for (const at of [...asked.map((one) => one % words.length), ...words.keys()]) {
        for (const word of words) {
          const isOwn = lex(word)[0]?.text === lex(words[at] ?? '')[0]?.text
          expect(tables[at]?.longest(lex(word), 0)?.value).toBe(isOwn ? at : undefined)
        }
      }
    }),
    { numRuns: 10 },
  )
})

test('The longest phrase that begins at a word is found, and none inside another word.', () => {
  const table = phraseTable([
    ['short', 'ground'],
    ['long', 'ground level door'],
  ])
  expect(table.longest(lex('ground level doors'), 0)).toEqual({ value: 'short', end: 1 })
  expect(table.longest(lex('ground-level door'), 0)).toEqual({ value: 'long', end: 4 })
  expect(table.longest(lex('underground'), 0)).toBeNull()
})
