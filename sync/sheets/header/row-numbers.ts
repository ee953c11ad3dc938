import { displayText } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'

const OF_A_SPACE: ReadonlySet<string> = new Set(['suite', 'unit', 'space', 'bay', 'ste'])

/** `#` below `Premises`, where the group has more columns, can be the row's number. */
function isNumberInGroup(words: readonly string[]): boolean {
  return words.at(-1) === 'number' && !words.some((word) => OF_A_SPACE.has(word))
}

/** Whether a column of a role may only number the rows of its sheet. */
export function canNumberRows(role: ColumnRole, words: readonly string[], isAddressed: boolean): boolean {
  if (role === 'suite') return isAddressed && isNumberInGroup(words)
  return role === 'compId' ? !words.includes('id') : role === 'key' && words.includes('number')
}

/** From a short list; from a longer one more. */
const MOST_TAKEN_OUT = 20
const RUNNING = /^(?:(?:comp(?:arable)?|lease|sale|no\.?)? ?#? ?)?(\d{1,3})(?!\d)/i

/**
 * 1, 2, 3 and so on, which says nothing of a row: it changes with the rows above. Rows may have been taken out since.
 * What marks the subject may precede.
 */
export function numbersRows(cells: readonly Cell[]): boolean {
  const texts = cells.map((cell) => displayText(cell).trim()).filter((text) => text !== '')
  const numbers = texts.flatMap((text) => RUNNING.exec(text)?.[1] ?? []).map(Number)
  return (
    numbers.length >= 2 &&
    numbers.length * 2 >= texts.length &&
    numbers.every((number, i) => number > (numbers[i - 1] ?? 0)) &&
    (numbers.at(-1) ?? 0) <= numbers.length * 3 + MOST_TAKEN_OUT
  )
}
