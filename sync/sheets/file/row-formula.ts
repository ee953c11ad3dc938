import type { Cell } from '../model/cell.ts'

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+)|\$?([a-z]{1,3})\$?(\d+)|(round|sum|abs)(?=\s*\()|([-+*/^(),:%]))/iy

type Token = number | string | { readonly column: string; readonly row: number }

/** The number of a cell of the formula's own row; null where it has none. */
export type CellNumber = (column: string) => number | null

/**
 * What a formula comes to that only calculates with cells of its own row: `B2*12`, `ROUND(C2/D2, 2)`. Null for any other.
 */
export function rowFormula(formula: string, row: number, numberIn: CellNumber): number | null {
  const tokens = tokensOf(formula)
  if (tokens === null) return null
  const reader = { tokens, at: 0, row, numberIn }
  const value = sum(reader)
  return value !== null && reader.at === tokens.length && Number.isFinite(value) ? value : null
}

/** The number that a cell holds, if it is one. */
export function numberOf(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell
  return typeof cell === 'object' && cell !== null && 'number' in cell ? cell.number : null
}

interface Reader {
  readonly tokens: readonly Token[]
  at: number
  readonly row: number
  readonly numberIn: CellNumber
}

function tokensOf(formula: string): Token[] | null {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < formula.length) {
    const match = TOKEN.exec(formula)
    if (match === null) return null
    const [, digits, column, row, name, sign] = match
    if (digits !== undefined) tokens.push(Number(digits))
    else if (column !== undefined) tokens.push({ column: column.toUpperCase(), row: Number(row) })
    else tokens.push(name?.toUpperCase() ?? sign ?? '')
  }
  return tokens
}

function took(reader: Reader, ...signs: readonly string[]): string | null {
  const token = reader.tokens[reader.at]
  if (typeof token !== 'string' || !signs.includes(token)) return null
  reader.at++
  return token
}

function sum(reader: Reader): number | null {
  let left = product(reader)
  for (let sign = took(reader, '+', '-'); sign && left !== null; sign = took(reader, '+', '-')) {
    const right = product(reader)
    left = right === null ? null : sign === '+' ? left + right : left - right
  }
  return left
}

function product(reader: Reader): number | null {
  let left = power(reader)
  for (let sign = took(reader, '*', '/'); sign && left !== null; sign = took(reader, '*', '/')) {
    const right = power(reader)
    left = right === null ? null : sign === '*' ? left * right : left / right
  }
  return left
}

function power(reader: Reader): number | null {
  const base = unit(reader)
  if (base === null || took(reader, '^') === null) return base
  const exponent = power(reader)
  return exponent === null ? null : base ** exponent
}

function unit(reader: Reader): number | null {
  const sign = took(reader, '-', '+')
  if (sign !== null) {
    const value = unit(reader)
    return value === null ? null : sign === '-' ? -value : value
  }
  const value = plain(reader)
  return value !== null && took(reader, '%') !== null ? value / 100 : value
}

function plain(reader: Reader): number | null {
  const name = took(reader, 'ROUND', 'SUM', 'ABS')
  if (name !== null) return call(name, reader)
  if (took(reader, '(') !== null) {
    const value = sum(reader)
    return took(reader, ')') === null ? null : value
  }
  const token = reader.tokens[reader.at++]
  if (typeof token === 'number') return token
  return typeof token === 'object' && token.row === reader.row ? reader.numberIn(token.column) : null
}

function call(name: string, reader: Reader): number | null {
  if (took(reader, '(') === null) return null
  const given: number[] = []
  do {
    const value = sum(reader)
    if (value === null) return null
    given.push(value)
  } while (took(reader, ',') !== null)
  if (took(reader, ')') === null) return null
  const [first = 0, second = 0] = given
  if (name === 'SUM') return given.reduce((all, value) => all + value, 0)
  if (name === 'ABS') return given.length === 1 ? Math.abs(first) : null
  return given.length === 2 ? Math.round(first * 10 ** second) / 10 ** second : null
}
