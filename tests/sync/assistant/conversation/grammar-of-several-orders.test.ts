import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTalk, NO_TALK, nextTalk, type Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  built,
  city,
  clear,
  docks,
  has,
  lease,
  over,
  rail,
  size,
  type,
  vocabulary,
} from '../../domain/query/query-vocabulary.ts'

function read(words: string) {
  const { criteria, sort, limit = null } = parseQuery(words, vocabulary, '2026-11-22')
  return { criteria: criteria.map(({ criterion }) => criterion), sort, limit }
}
const listener = { vocabulary, read }
function after(first: string, ...turns: string[]): ReadonlySet<Criterion> {
  const talks: Talk[] = [firstTalk(read(first))]
  for (const turn of turns)
    talks.push(nextTalk(listener, talks.at(-1) ?? NO_TALK, talks.at(-2) ?? NO_TALK, turn))
  return new Set(talks.at(-1)?.criteria ?? [])
}
const oneOf = fc.constantFrom
const set = (...criteria: Criterion[]) => new Set(criteria)

test('two orders of one turn are followed one after the other', () => {
  const drop = oneOf('drop the docks', 'lose the docks', 'forget the docks')
  const add = oneOf('add rail', 'make it NNN', 'add a crane')
  const asked: Readonly<Record<string, Criterion>> = {
    'add rail': rail(),
    'make it NNN': lease('NNN'),
    'add a crane': has('crane'),
  }
  const joint = oneOf(', ', ' and ', ', and ', ', then ', '. ')
  fc.assert(
    fc.property(drop, joint, add, (first, and, second) => {
      const turn = `${first}${and}${second}`
      expect({ turn, criteria: after('30k in Katy with docks', turn) }).toEqual({
        turn,
        criteria: set(size(24_000, 36_000), city('Katy'), asked[second] as Criterion),
      })
    }),
  )
})

test('what is only taken back is followed by its correction, and is no order of its own', () => {
  expect(after('Katy', '32 clear', 'scratch that, make it 36')).toEqual(set(city('Katy'), clear(36, null)))
})

test('back to a figure is that figure, and not the question before', () => {
  const back = oneOf('back to 20', 'ok back to 20', 'no, go back to 20', "let's go back down to 20")
  fc.assert(
    fc.property(back, (turn) => {
      expect({ turn, criteria: after('Katy 20 docks', '30 docks', 'NNN', turn) }).toEqual({
        turn,
        criteria: set(city('Katy'), docks(20, null), lease('NNN')),
      })
    }),
  )
})

test('a bound the other way takes the place of the one before', () => {
  expect(after('under 25k in Katy', 'other way around, over 25k')).toEqual(
    set(city('Katy'), over(size(25_000, null))),
  )
})

test('one way of loading instead takes the place of the other', () => {
  expect(after('Katy with grade doors', 'dock high instead')).toEqual(set(city('Katy'), has('dock')))
})

test('office that is added is space in the building, and no other type', () => {
  expect(after('warehouse in Katy', 'add office')).toEqual(
    set(type('Warehouse'), city('Katy'), has('office')),
  )
  expect(after('warehouse in Katy', 'add office buildings')).not.toContainEqual(has('office'))
})

test('what is asked about as well is asked for beside what was', () => {
  const also = oneOf('how about Tomball as well', 'what about Tomball too', 'and how about Tomball also?')
  fc.assert(
    fc.property(also, (turn) => {
      expect({ turn, criteria: after('Katy NNN', turn) }).toEqual({
        turn,
        criteria: set(lease('NNN'), city('Katy', 'Tomball')),
      })
    }),
  )
})

test('of two firms the one that is dropped goes, and the other stays', () => {
  const firms = [...after('CBRE listings in Katy', 'add JLL', 'now drop CBRE')].filter(
    ({ kind }) => kind === 'party',
  )
  expect(firms).toEqual([expect.objectContaining({ field: 'brokerFirm', text: 'JLL' })])
})

test('an order of any verb is followed beside another', () => {
  const larger = oneOf('stretch it to 45', 'push it to 45k', 'open it up to 45k')
  const lost = oneOf('lose the docks', 'take the docks out', 'drop the docks')
  const joint = oneOf(' and ', ', ', ', and ')
  fc.assert(
    fc.property(larger, lost, joint, fc.boolean(), (one, other, and, isTurned) => {
      const turn = isTurned ? `${other}${and}${one}` : `${one}${and}${other}`
      expect({ turn, criteria: after('20-30k in Katy with docks', turn) }).toEqual({
        turn,
        criteria: set(size(20_000, 45_000), city('Katy')),
      })
    }),
  )
  expect(after('Katy built after 2000, 24 clear', 'lose the clear height and go 1995 instead')).toEqual(
    set(city('Katy'), built(1995, null)),
  )
})
