import { expect, test } from 'vitest'
import { type Overtaking, overtakes } from '../../../../web/data/comp-lists/overtakes.ts'
import type { TypedWrite } from '../../../../web/data/comp-lists/typed-writes.ts'

const details = { name: 'Tanner', description: null, centerAddress: null, isPublic: false }
const comp = (propertyId: string, notes: string | null) => ({
  propertyId,
  propertyName: 'Plant',
  propertyAddress: null,
  notes,
})
const waiting = {
  edit: { kind: 'edit', id: 7, details },
  add: { kind: 'add', id: 7, comps: [comp('p1', 'Corner lot'), comp('p2', null)] },
  annotate: { kind: 'annotate', id: 7, propertyId: 'p1', notes: 'Dock-high' },
  exclude: { kind: 'exclude', id: 7, propertyId: 'p1', reason: 'Too old' },
} as const satisfies Record<string, TypedWrite>

test.each<[string, Overtaking, string[]]>([
  ['deleting the list', { kind: 'remove', id: 7 }, ['edit', 'add', 'annotate', 'exclude']],
  ['deleting another list', { kind: 'remove', id: 8 }, []],
  [
    'changing the details again',
    { kind: 'edit', id: 7, details: { ...details, name: 'Brittmoore' } },
    ['edit'],
  ],
  ['changing the name alone', { kind: 'edit', id: 7, details: { name: 'Brittmoore' } }, []],
  ['sharing the list', { kind: 'edit', id: 7, details: { isPublic: true } }, []],
  ['removing the comp', { kind: 'removeComps', id: 7, propertyIds: ['p1'] }, ['add', 'annotate', 'exclude']],
  ['removing another comp', { kind: 'removeComps', id: 7, propertyIds: ['p2'] }, []],
  ['counting the comp again', { kind: 'include', id: 7, propertyId: 'p1' }, ['exclude']],
  ['other notes', { kind: 'annotate', id: 7, propertyId: 'p1', notes: null }, ['add', 'annotate']],
  ['another reason', { kind: 'exclude', id: 7, propertyId: 'p1', reason: null }, ['exclude']],
])(
  '%s makes those earlier words pointless that it undoes or replaces, and no others',
  (_, later, overtaken) => {
    const found = Object.values(waiting).filter((earlier) => overtakes(later, earlier))
    expect(found.map(({ kind }) => kind)).toEqual(overtaken)
  },
)
