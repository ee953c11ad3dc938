import { expect, test } from 'vitest'
import { restoreComp } from '../../../web/comp-lists/edits/restore-comp.ts'
import type { SyncedComp } from '../../../web/data/comp-lists/comp-lists.ts'
import type { Written } from '../../../web/data/requests/write-outcome.ts'

const SAVED: Written = { outcome: 'saved', refusal: null }

const removed = {
  ...{ compListId: 7, propertyId: 'a', teamId: 't', propertyName: 'Alpha', propertyAddress: null },
  ...{ notes: 'Toured', isIncluded: false, excludeReason: 'Old', weight: 0, position: 2 },
  adjustments: {
    location: { kind: 'percent', amount: -5, reason: 'Inferior road' },
    size: { kind: 'dollars', amount: 0.02, reason: null },
  },
} as unknown as SyncedComp

/** What a list says of a comp after writes that each take effect, as the mutators do. */
function listThatTakes() {
  const entry: Record<string, unknown> = { isIncluded: true, weight: null, adjustments: null }
  const take = async (change: object) => {
    Object.assign(entry, change)
    return SAVED
  }
  return {
    entry,
    writes: {
      addComps: (_: number, [comp]: readonly object[]) => take({ ...comp }),
      place: (_: number, __: string, after: string | null) => take({ after }),
      exclude: (_: number, __: string, excludeReason: string | null) =>
        take({ isIncluded: false, excludeReason }),
      weigh: (_: number, __: string, weight: number | null) => take({ weight }),
      adjust: (_: number, __: string, of: string, adjustment: object | null) =>
        take({ adjustments: { ...(entry.adjustments as object | null), [of]: adjustment } }),
    },
  }
}

test('a comp that comes back has its notes, its place, its adjustments, its weight, and why it was left out', async () => {
  const { entry, writes } = listThatTakes()
  expect(await restoreComp(writes, 7, removed, 'before')).toEqual(SAVED)
  const { propertyId, propertyName, propertyAddress, notes, isIncluded, excludeReason, weight, adjustments } =
    removed
  expect(entry).toEqual({
    ...{ propertyId, propertyName, propertyAddress, notes, isIncluded, excludeReason, weight, adjustments },
    after: 'before',
  })
})

test('a comp without adjustments or a weight comes back without them', async () => {
  const { entry, writes } = listThatTakes()
  await restoreComp(writes, 7, { ...removed, isIncluded: true, weight: null, adjustments: null }, null)
  expect(entry).toMatchObject({ isIncluded: true, weight: null, adjustments: null, after: null })
})
