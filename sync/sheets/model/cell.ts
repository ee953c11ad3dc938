/** A date a workbook typed as a date, without a time zone: `2025-03-14`. */
export interface DateCell {
  readonly date: string
}

/**
 * A number whose number format says something the number alone does not: a unit, a percent sign, a foreign
 * currency. `format` is the workbook's own, as in `0.00"/SF/YR"` or `0.0%`.
 */
export interface FormattedCell {
  readonly number: number
  readonly format: string
}

/** Begins a cell that holds nothing but a formula, which follows. */
export const UNSTORED_FORMULA = '#FORMULA!'

/** What a spreadsheet program's cell holds at most, in characters. */
export const LONGEST_CELL = 32_767

/** The text of a cell as it is kept: of a longer one so much that it is seen to be too long. */
export function cellText(text: string): string {
  return text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL + 1).toWellFormed() : text
}

/** A cell as its file typed it. Plain JSON, so that a raw row can be stored as it stands. `null` is empty. */
export type Cell = string | number | boolean | null | DateCell | FormattedCell
