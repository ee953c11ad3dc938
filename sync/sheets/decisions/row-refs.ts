import type { RowOutcome } from '../model/read-row-outcome.ts'
import { normalizedText } from '../row/row-key.ts'

/** Gives the rows of a table what they go by: the same for the same row of a later file. */
export interface RowRefs {
  /** What the row would go by alone. */
  base(outcome: RowOutcome, rowNumber: number): string
  /** What it goes by among the rows so far. To be asked once for each row. */
  next(base: string): string
}

/** How a row is named that became no property. */
export function numberedRef(rowNumber: number): string {
  return `row ${rowNumber}`
}

/** Rows go by their own ids where the table has them, else by place and tenant, else by number; further ones are counted. */
export function rowRefs(hasIds: boolean): RowRefs {
  const seen = new Map<string, number>()
  return {
    base(outcome, rowNumber) {
      if (outcome.kind !== 'property') return numberedRef(rowNumber)
      const { key, property } = outcome
      return hasIds || property.tenant === null ? key : `${key} ${normalizedText(property.tenant)}`
    },
    next(base) {
      const count = (seen.get(base) ?? 0) + 1
      seen.set(base, count)
      return count === 1 ? base : `${base} (${count})`
    },
  }
}
