import { customValue } from '../fields/custom-fields.ts'
import { ownFigure } from '../own-figure.ts'
import type { Criterion } from './criterion.ts'

/**
 * Whether a text, null where it is missing, says one of the parts that are asked for, whatever their case; where figures
 * are asked for, whether the text is a figure between them.
 */
export function saysAny(
  text: string | null,
  asked: Pick<Extract<Criterion, { kind: 'holds' }>, 'column' | 'anyOf' | 'min' | 'max'>,
): boolean {
  const { column, anyOf } = asked
  const said = column === undefined ? text : customValue(text, column)
  if (said === null || said === undefined) return false
  if (isOfFigures(asked)) {
    const figure = ownFigure(said)
    return figure !== null && figure >= (asked.min ?? -Infinity) && figure <= (asked.max ?? Infinity)
  }
  const words = said.toLowerCase()
  return anyOf.some((part) => words.includes(part.toLowerCase()))
}

/** Whether figures are asked for, not parts of a text. */
export function isOfFigures({ min, max }: { min?: number | undefined; max?: number | undefined }): boolean {
  return min !== undefined || max !== undefined
}
