import { expect, test } from 'vitest'
import { isTaken } from '../../../../web/data/comp-lists/is-taken.ts'
import type { TypedWrite } from '../../../../web/data/comp-lists/typed-writes.ts'

const details = { name: 'Tanner', description: null, centerAddress: '1 Main St', isPublic: false }
const place = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }
const comp = { propertyId: 'p1', propertyName: 'Plant', propertyAddress: null, notes: 'Corner lot' }
const plain = { ...comp, propertyId: 'p2', notes: null }
const list = {
  name: 'Tanner',
  description: null,
  centerAddress: '1 Main St',
  entries: [
    {
      propertyId: 'p1',
      notes: 'Corner lot',
      excludeReason: 'Too old',
      adjustments: { size: { kind: 'percent', amount: 3, reason: 'Smaller' } },
    },
  ],
} as const

const adjust = (amount: number, reason: string | null): TypedWrite => ({
  kind: 'adjust',
  id: 1,
  propertyId: 'p1',
  of: 'size',
  adjustment: { kind: 'percent', amount, reason },
})

test.each<[TypedWrite]>([
  [{ kind: 'create', list: { id: 1, ...details, ...place, comps: [] } }],
  [{ kind: 'edit', id: 1, details: { ...details, name: ' Tanner\t', description: ' ' } }],
  [{ kind: 'edit', id: 1, details: { name: 'Tanner' } }],
  [{ kind: 'edit', id: 1, details: { isPublic: true } }],
  [{ kind: 'add', id: 1, comps: [comp, plain] }],
  [{ kind: 'annotate', id: 1, propertyId: 'p1', notes: 'Corner lot ' }],
  [{ kind: 'exclude', id: 1, propertyId: 'p1', reason: 'Too old' }],
  [adjust(3, 'Smaller ')],
])(
  'the server took %o where the list holds its words as they are kept, and not where the list is gone',
  (write) => {
    expect([isTaken(write, list), isTaken(write, null)]).toEqual([true, false])
  },
)

test.each<[TypedWrite]>([
  [{ kind: 'edit', id: 1, details: { ...details, name: 'Brittmoore' } }],
  [{ kind: 'edit', id: 1, details: { ...details, description: 'Near the port' } }],
  [{ kind: 'edit', id: 1, details: { ...details, centerAddress: null } }],
  [{ kind: 'edit', id: 1, details: { ...details, name: 'No\0name' } }],
  [{ kind: 'add', id: 1, comps: [comp, { ...plain, notes: 'Dock-high' }] }],
  [{ kind: 'annotate', id: 1, propertyId: 'p1', notes: 'Dock-high' }],
  [{ kind: 'annotate', id: 1, propertyId: 'p2', notes: 'Corner lot' }],
  [{ kind: 'exclude', id: 1, propertyId: 'p1', reason: 'Too small' }],
  [adjust(3, 'Larger')],
  [adjust(4, 'Smaller')],
  [{ ...adjust(3, 'Smaller'), of: 'office' } as TypedWrite],
])('it did not take %o where the list holds other words', (write) => {
  expect(isTaken(write, list)).toBe(false)
})
