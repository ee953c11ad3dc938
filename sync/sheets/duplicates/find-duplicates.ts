import { addressKey } from '../../domain/place/address-key.ts'
import { plainWords } from '../../domain/words/plain-words.ts'
import { textDigest } from '../../domain/words/text-digest.ts'
import type { Cell } from '../model/cell.ts'
import { type DealFacts, dealFacts } from '../model/deal-facts.ts'
import type { RowPair } from '../model/explained.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { whySameDeal } from './same-deal.ts'

export interface RowToCompare {
  readonly sheet: string
  readonly rowNumber: number
  readonly cells: readonly Cell[]
  readonly outcome: RowOutcome
}

/** Finds rows of a workbook that may be a deal that stands in it before, while they stream by. */
export interface DuplicateFinder {
  /** The row before that this one may repeat; null where there is none, and where the row is remembered for later ones. */
  find(row: RowToCompare): RowPair | null
}

/** A row that later ones are compared with, as text: an object would hold the text of its file in memory. */
interface Kept {
  readonly sheet: string
  readonly rowNumber: number
  readonly facts: string
  /** Of its cells. */
  readonly digest: string
}

/** Later rows of larger files are not compared. */
const MOST_KEPT = 200_000
/** What more rows than these have in common tells none of them apart. */
const MOST_ALIKE = 100

export function createDuplicateFinder(): DuplicateFinder {
  const kept = new Map<string, Kept[]>()
  let count = 0
  return {
    find({ sheet, rowNumber, cells, outcome }) {
      if (outcome.kind !== 'property') return null
      const own = dealFacts(outcome.property)
      const key = placeOf(own)
      if (key === null) return null
      const digest = textDigest(JSON.stringify(cells))
      const alike = kept.get(key) ?? []
      // The import takes rows whose cells are all the same for one.
      if (alike.some((row) => row.digest === digest && row.sheet === sheet)) return null
      const facts = JSON.stringify(own)
      for (const row of alike) {
        const earlier: DealFacts = JSON.parse(row.facts)
        const reasons = whySameDeal(earlier, own)
        if (reasons === null) continue
        return {
          earlier: { sheet: row.sheet, rowNumber: row.rowNumber, facts: earlier },
          facts: own,
          reasons,
          was: textDigest(row.facts + facts),
        }
      }
      if (count < MOST_KEPT && alike.length < MOST_ALIKE) {
        count++
        alike.push({ sheet, rowNumber, facts, digest })
        kept.set(key, alike)
      }
      return null
    },
  }
}

/** What two rows must share to be looked at; null where a row says too little. As a text of its own. */
function placeOf({ name, address, city }: DealFacts): string | null {
  if (address !== null) return JSON.stringify([addressKey(address)])
  const words = plainWords(name)
  return words === '' ? null : JSON.stringify([words, city])
}
