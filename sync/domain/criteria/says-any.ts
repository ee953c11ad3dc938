import { customValue } from '../custom-fields.ts'
import type { Criterion } from './criterion.ts'

/** Whether a text, null where it is missing, says one of the parts that are asked for, whatever their case. */
export function saysAny(
  text: string | null,
  { column, anyOf }: Pick<Extract<Criterion, { kind: 'holds' }>, 'column' | 'anyOf'>,
): boolean {
  const said = (column === undefined ? text : customValue(text, column))?.toLowerCase()
  return said !== undefined && anyOf.some((part) => said.includes(part.toLowerCase()))
}
