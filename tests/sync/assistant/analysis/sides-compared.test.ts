import { expect, test } from 'vitest'
import { readAsk } from '../../../../sync/assistant/analysis/read-ask.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

const read = (words: string) =>
  parseQuery(words, vocabulary, '2026-11-22')
    .criteria.map(({ criterion }) => criterion)
    .filter(({ kind }) => kind !== 'text')
/** The places of each set that is compared, with `not` before what it lies outside of. */
function setsOf(words: string) {
  const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
  if (ask?.kind !== 'compare') return null
  return ask.sets.map(({ criteria }) =>
    criteria.flatMap((one) => (one.kind === 'zone' ? `${one.not ? 'not ' : ''}${one.names.join()}` : [])),
  )
}

const RINGS = [
  ['the loop', 'Inside the Loop'],
  ['loop 610', 'Inside 610'],
  ['the Beltway', 'Inside Beltway 8'],
  ['Beltway 8', 'Inside Beltway 8'],
  ['the perimeter', 'Inside the Perimeter'],
] as const

test('what lies inside a road is compared with what lies outside of it, named once or twice', () => {
  for (const [road, name] of RINGS) {
    for (const versus of ['vs', 'versus', 'against', 'compared to']) {
      for (const words of [
        `median rent inside ${road} ${versus} outside ${road}`,
        `median rent inside ${versus} outside ${road}`,
      ]) {
        const [inside, outside] = setsOf(words) ?? []
        expect({ words, inside, outside }).toEqual({ words, inside: [name], outside: [`not ${name}`] })
      }
    }
  }
})

test('the two sides of a road are compared, named once or twice', () => {
  for (const words of [
    'median rent north of I-10 vs south of I-10',
    'median rent north of vs south of I-10',
    'median rent north of versus south of I-10',
  ])
    expect({ words, sets: setsOf(words) }).toEqual({ words, sets: [['North of I-10'], ['South of I-10']] })
})
