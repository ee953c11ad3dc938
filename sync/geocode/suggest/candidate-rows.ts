import type { BookColumns } from '../../columns/book-columns.ts'
import { houseNumbers } from '../property/house-numbers.ts'
import { beginnings } from './word-forms.ts'
import { type WordScanner, wordScanner } from './word-scanner.ts'

/**
 * The rows that may have all typed words (folded), in order. A number first is a house number or begins one; one word
 * at least stands in the address or the name, the others may be of the city, the state or the ZIP code. A row with
 * letters that are not ASCII needs a closer look.
 */
export function* candidateRows(columns: BookColumns, words: readonly string[]): Generator<number> {
  const [first = ''] = words
  const isNumbered = /^\d{1,6}$/.test(first)
  const { first: numbers } = houseNumbers(columns)
  const scanners = words.slice(isNumbered ? 1 : 0).map((word) => wordScanner(beginnings(word)))
  if (!isNumbered && scanners.length === 0) return
  for (let row = 0; row < columns.rows; row++) {
    if (isNumbered ? !beginsWith(numbers[row] as number, Number(first)) : !isNamed(columns, row, scanners))
      continue
    if (scanners.every((stands) => isStated(columns, row, stands))) yield row
  }
}

function beginsWith(digits: number, beginning: number): boolean {
  let rest = digits
  while (rest > beginning) rest = Math.floor(rest / 10)
  return rest === beginning
}

function isNamed({ strings }: BookColumns, row: number, scanners: readonly WordScanner[]): boolean {
  for (const stands of scanners) if (stands(strings.address, row) || stands(strings.name, row)) return true
  return false
}

function isStated({ strings }: BookColumns, row: number, stands: WordScanner): boolean {
  return (
    stands(strings.address, row) ||
    stands(strings.name, row) ||
    stands(strings.city, row) ||
    stands(strings.state, row) ||
    stands(strings.zip, row)
  )
}
