import { assumesWords } from '../../domain/assumed/assumption-words.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import { COMPUTED_NAMES, isComputedField } from '../../domain/economics/computed-names.ts'
import { assumptionsOf } from '../../domain/economics/rests-on.ts'
import type { RentUnit } from '../../domain/format.ts'

/** What the worked out rents among some columns rest on, a sentence for each; empty where nothing is assumed. */
export function assumedNotes(
  columns: readonly string[],
  assumed: Assumed | undefined,
  unit: RentUnit,
): string[] {
  return columns.filter(isComputedField).flatMap((name) => {
    const words = assumesWords(assumptionsOf([name], assumed?.assumptions ?? []), unit)
    return words === '' ? [] : [`${COMPUTED_NAMES[name].label} ${words}.`]
  })
}
