import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { assumesWords } from '../../../sync/domain/assumed/assumption-words.ts'
import { assumptionsOf } from '../../../sync/domain/economics/rests-on.ts'

/** What net effective rents rest on beyond what is stated, as sentences; none where nothing is assumed. */
export function assumedSentences({ base }: Book): string[] {
  const words = assumesWords(assumptionsOf(['netEffectiveRent'], base.assumed?.assumptions ?? []))
  return words === '' ? [] : [`The net effective rent ${words}.`]
}

/** Whether rows are chosen or ordered by it. */
export function restsOnNetEffective({ criteria, order }: RowSet): boolean {
  return (
    order?.field === 'netEffectiveRent' ||
    criteria.some((criterion) => criterion.kind === 'range' && criterion.field === 'netEffectiveRent')
  )
}
