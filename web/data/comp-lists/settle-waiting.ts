import { newCompListId } from '../../../sync/comp-lists/new-comp-list-id.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { openPages } from '../sync/open-pages.ts'
import type { ProductZero } from '../sync/open-zero.ts'
import type { UnsentChanges } from '../sync/unsent-changes.ts'
import { writtenOf } from '../sync/write-outcome.ts'
import { isTaken } from './is-taken.ts'
import { listOf, type TypedWrites } from './typed-writes.ts'

const NOT_THERE = 'It was not delivered, was rejected, or has changed since.'

interface Waiting {
  zero: Pick<ProductZero, 'mutate' | 'run'>
  unsent: Pick<UnsentChanges, 'count' | 'settle'>
  refused: Pick<TypedWrites, 'unheard' | 'conclude'>
}

/**
 * Settles writes whose answers went to pages that are closed. Once the server has everything, its lists show which
 * typed writes it took. The others are reported and never sent again by themselves: they could overwrite later ones.
 */
export async function settleWaiting({ zero, unsent, refused }: Waiting): Promise<void> {
  const unheard = refused.unheard(await openPages())
  if (unheard.length === 0 && unsent.count() === 0) return
  if (!(await isAllAnswered(zero))) return
  for (const waiting of unheard) {
    const list = await zero.run(queries.compList.one({ id: listOf(waiting.write) }), { type: 'complete' })
    refused.conclude(waiting, isTaken(waiting.write, list ?? null) ? null : NOT_THERE)
  }
  unsent.settle()
}

/** Writes are answered in their order, so one that changes nothing is sent behind them: back comes a list that never was. */
async function isAllAnswered(zero: Waiting['zero']): Promise<boolean> {
  const last = mutators.compList.restore({ id: newCompListId(), now: Date.now() })
  const { outcome } = await writtenOf(zero.mutate(last))
  return outcome === 'saved' || outcome === 'failed'
}
