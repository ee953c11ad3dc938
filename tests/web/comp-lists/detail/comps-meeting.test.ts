import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { compsMeeting } from '../../../../web/comp-lists/detail/comps-meeting.ts'
import type { ListComp } from '../../../../web/comp-lists/detail/list-comps.ts'
import type { SyncedComp } from '../../../../web/data/comp-lists/comp-lists.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const properties = ['a', 'b', 'c'].map((id, at) => makeProperty({ id, name: id, clearHeight: 24 + at * 4 }))
const book = overlay(makeBase(1, properties), [])
const comps: ListComp[] = properties.map((property, slot) => ({
  entry: { propertyId: property.id } as SyncedComp,
  property,
  slot,
  number: slot + 1,
  miles: null,
}))
const ids = (of: readonly ListComp[]) => of.map(({ property }) => property.id)

test('a list is narrowed to the comps that meet all that is asked', () => {
  const high = { kind: 'range', field: 'clearHeight', min: 28, max: null } as const
  expect(ids(compsMeeting(book, comps, [high]))).toEqual(['b', 'c'])
  expect(ids(compsMeeting(book, comps, [high, { ...high, min: null, max: 28 }]))).toEqual(['b'])
  expect(compsMeeting(book, comps, [])).toBe(comps)
})

test('what has left the book meets nothing', () => {
  const departed = { ...(comps[0] as ListComp), slot: -1 }
  const low = { kind: 'range', field: 'clearHeight', min: 1, max: null } as const
  expect(compsMeeting(book, [departed], [low])).toEqual([])
})
