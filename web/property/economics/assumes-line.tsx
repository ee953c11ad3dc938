import { assumesWords } from '../../../sync/domain/assumed/assumption-words.ts'
import type { Assumption } from '../../../sync/domain/economics/assumptions.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'

interface AssumesLineProps {
  assumptions: readonly Assumption[]
  unit: RentUnit
}

/** What the figures above it rest on beyond what is stated, and who said so; nothing where that is nothing. */
export function AssumesLine({ assumptions, unit }: AssumesLineProps) {
  const words = assumesWords(assumptions, unit)
  return words === '' ? null : <p className="hint">{capitalized(words)}.</p>
}
