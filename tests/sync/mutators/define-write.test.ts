import type { Transaction } from '@rocicorp/zero'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inCalls } from '../../../sync/comp-lists/in-calls.ts'
import type { CompInput } from '../../../sync/domain/records/comp-list.ts'
import { defineWrite, LARGEST_CALL, lengthOf } from '../../../sync/mutators/define-write.ts'
import { SyncError } from '../../../sync/sync-error.ts'

const ctx = { userId: 'maria', teamId: 'demo', name: 'Maria', role: 'member' } as const
const args = z.object({ name: z.string(), comps: z.array(z.string()) })

function call(given: object, reason: 'optimistic' | 'rebase', work = async () => {}): Promise<void> {
  const tx = { location: 'client', reason } as Transaction
  return defineWrite(args, work).fn({ tx, args: given as z.infer<typeof args>, ctx })
}

describe('a write', () => {
  test('is refused with the field that does not hold', async () => {
    await expect(call({ name: 'x' }, 'optimistic')).rejects.toThrow('comps: must be an array.')
  })

  test('is refused with its largest field where one call cannot carry it', async () => {
    const large = { name: 'x'.repeat(1_000), comps: ['c'.repeat(LARGEST_CALL)] }
    await expect(call(large, 'optimistic')).rejects.toThrow(
      'comps: must be no longer than 524,288 characters in one call.',
    )
  })

  test('that is refused only when it is done again over newer rows waits for the word of the server', async () => {
    const refuse = async () => {
      throw new SyncError('not_found')
    }
    await expect(call({ name: '', comps: [] }, 'optimistic', refuse)).rejects.toThrow('no longer exists')
    expect(await call({ name: '', comps: [] }, 'rebase', refuse)).toBeUndefined()
    expect(await call({ name: 7 }, 'rebase')).toBeUndefined()
  })
})

describe('comps of a list', () => {
  const comp = (i: number, notes: string | null): CompInput => ({
    propertyId: `p${i}`,
    propertyName: 'N',
    propertyAddress: null,
    notes,
  })

  test('that one call can carry go in one, none as well', () => {
    const few = [comp(1, null), comp(2, null)]
    expect([inCalls([]), inCalls(few)]).toEqual([[[]], [few]])
  })

  test('that are longer go in several, in order, each with room for what stands beside them', () => {
    const many = Array.from({ length: 1_000 }, (_, i) => comp(i, 'n'.repeat(2_000)))
    const parts = inCalls(many)
    expect(parts.flat()).toEqual(many)
    expect(parts.length).toBe(8)
    for (const part of parts) expect(lengthOf(part)).toBeLessThanOrEqual(LARGEST_CALL / 2 + 2)
  })
})
