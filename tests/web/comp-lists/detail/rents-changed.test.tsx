import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rentChangedSince } from '../../../../sync/adjustments/rent-changed-since.ts'
import type { Adjustment } from '../../../../sync/domain/records/adjustment.ts'
import type { ListComp } from '../../../../web/comp-lists/detail/list-comps.ts'
import { RentsChanged } from '../../../../web/comp-lists/detail/rents-changed.tsx'
import { adjustedAnew } from '../../../../web/comp-lists/edits/adjusted-anew.ts'
import { makeComp } from '../../../make/comp.ts'
import { makeProperty } from '../../../make/property.ts'

const five = { kind: 'percent', amount: 5, reason: null } as const
const at = fc.integer({ min: 1, max: 6 })

test('a comp is told whose rent changed after any of its adjustments was made, and no other', () => {
  fc.assert(
    fc.property(fc.array(at, { maxLength: 2 }), fc.option(at), at, (made, rentChangedAt, updatedAt) => {
      const [size, office] = made
      const adjustments = {
        ...(size !== undefined && { size: { ...five, at: size } }),
        ...(office !== undefined && { office: { ...five, at: office } }),
      }
      const entry = { adjustments: made.length === 0 ? null : adjustments, weight: null, updatedAt }
      const isLate = rentChangedAt !== null && made.some((one) => one < rentChangedAt)
      expect(rentChangedSince(entry, { rentChangedAt })).toBe(isLate)
    }),
  )
  const weighed = { adjustments: null, weight: 20, updatedAt: 5 }
  expect(rentChangedSince(weighed, { rentChangedAt: 6 })).toBe(true)
  expect(rentChangedSince(weighed, { rentChangedAt: 4 })).toBe(false)
  const old = { adjustments: { size: five }, weight: null, updatedAt: 5 }
  expect(rentChangedSince(old, { rentChangedAt: 6 })).toBe(true)
})

const compOf = (name: string, rentChangedAt: number): ListComp => ({
  entry: makeComp(name, { adjustments: { size: { ...five, at: 5 } } }),
  property: makeProperty({ id: name, name, rentChangedAt }),
  slot: 0,
  number: 1,
  miles: null,
})
const shown = (comps: readonly ListComp[], mayEdit: boolean) =>
  renderToStaticMarkup(
    <RentsChanged
      comps={{ included: comps, excluded: [] }}
      edits={mayEdit ? { reviewAdjusted: () => undefined } : null}
    />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('a list names the comps that were adjusted for another rent, and asks its owner whether that stands', () => {
  expect(shown([compOf('Ash', 4)], true)).toBe('')
  expect(shown([compOf('Ash', 4), compOf('Birch', 6)], true)).toBe(
    'The rent of Birch has changed since it was adjusted. Keep adjustments Clear adjustments',
  )
  expect(
    shown(
      ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => compOf(name, 6)),
      false,
    ),
  ).toBe('The rents of 4 comps have changed since they were adjusted: Ash, Birch, Cedar and 1 more.')
})

test('what stands is written once more as it is, and what does not is taken back', async () => {
  for (const stays of [true, false]) {
    const said: unknown[] = []
    const saved = { outcome: 'saved', refusal: null } as const
    const writes = {
      adjust: async (_list: number, _id: string, of: string, adjustment: Adjustment | null) => {
        said.push([of, adjustment])
        return saved
      },
      weigh: async (_list: number, _id: string, weight: number | null) => {
        said.push(weight)
        return saved
      },
    }
    const entry = makeComp('Ash', { adjustments: { size: { ...five, at: 5 } }, weight: 20 })
    await Promise.all(adjustedAnew(writes, 1, entry, stays))
    expect(said).toEqual(stays ? [['size', five], 20] : [['size', null], null])
  }
})
