import { newCompListId } from '../../../sync/comp-lists/new-comp-list-id.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { isTaken } from '../comp-lists/is-taken.ts'
import { listOf, type TypedWrites } from '../comp-lists/typed-writes.ts'
import type { TypedCorrections } from '../corrections/typed-corrections.ts'
import { openPages } from '../open-pages.ts'
import { writtenOf } from '../requests/write-outcome.ts'
import type { ProductZero } from '../zero/open-zero.ts'
import type { UnsentChanges } from '../zero/unsent-changes.ts'

const NOT_THERE = 'It was not delivered, was rejected, or has changed since.'

interface Waiting {
  zero: Pick<ProductZero, 'mutate' | 'run'>
  unsent: Pick<UnsentChanges, 'count' | 'settle'>
  refused: Pick<TypedWrites, 'unheard' | 'conclude'>
  corrections: Pick<TypedCorrections, 'unheard' | 'conclude'>
}

/**
 * Settles writes whose answers went to pages that are closed. Once the server has everything, its lists show which
 * typed writes it took. The others are reported and never sent again by themselves: they could overwrite later ones.
 */
export async function settleWaiting({ zero, unsent, refused, corrections }: Waiting): Promise<void> {
  const pages = await openPages()
  const unheard = refused.unheard(pages)
  const corrected = corrections.unheard(pages)
  if (unheard.length === 0 && corrected.length === 0 && unsent.count() === 0) return
  if (!(await isAllAnswered(zero))) return
  for (const waiting of unheard) {
    const list = await zero.run(queries.compList.one({ id: listOf(waiting.write) }), { type: 'complete' })
    refused.conclude(waiting, isTaken(waiting.write, list ?? null) ? null : NOT_THERE)
  }
  if (corrected.length > 0) {
    const inForce = await zero.run(queries.correction.inForce(), { type: 'complete' })
    const known = new Set(inForce.map(({ id }) => id))
    for (const waiting of corrected)
      corrections.conclude(waiting, known.has(waiting.write.id) ? null : NOT_THERE)
  }
  unsent.settle()
}

/** Writes are answered in their order, so one that changes nothing is sent behind them: back comes a list that never was. */
async function isAllAnswered(zero: Waiting['zero']): Promise<boolean> {
  const last = mutators.compList.restore({ id: newCompListId(), now: Date.now() })
  const { outcome } = await writtenOf(zero.mutate(last))
  return outcome === 'saved' || outcome === 'failed'
}
