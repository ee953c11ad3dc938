export interface SheetCell {
  text?: string
  figure?: number
  formula?: string
}

/** The cells of a sheet by their place. */
export type Sheet = Map<string, SheetCell>

const CELL =
  /<c r="([A-Z]+\d+)"[^>]*?>(?:<f[^>]*>(.*?)<\/f>)?(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs

export function sheetOf(xml: string): Sheet {
  return new Map(
    [...xml.matchAll(CELL)].map(([, ref = '', formula, figure, text]): [string, SheetCell] => [
      ref,
      {
        ...(formula !== undefined && { formula: formula.replaceAll('&lt;', '<').replaceAll('&gt;', '>') }),
        ...(figure !== undefined && { figure: Number(figure) }),
        ...(text !== undefined && { text }),
      },
    ]),
  )
}

/** What a cell comes to, worked out from its formula and those that it rests on, not from what is kept of them. */
export function workedOut(sheet: Sheet, ref: string): number {
  const { formula, figure = 0 } = sheet.get(ref) ?? {}
  return formula === undefined ? figure : createReader(sheet, formula).whole()
}

type Value = number | number[]

/** The few functions that the product's own formulas of figures are made of. */
const FUNCTIONS: Record<string, (...given: Value[]) => number> = {
  SUM: (...given) => given.flat().reduce((sum, figure) => sum + figure, 0),
  ABS: (given) => Math.abs(Number(given)),
  IF: (condition, yes, no) => Number(condition === 1 ? yes : no),
  MIN: (...given) => Math.min(...given.flat()),
  MAX: (...given) => Math.max(...given.flat()),
  MEDIAN: (given) => percentile([given].flat(), 0.5),
  PERCENTILE: (given, share) => percentile([given].flat(), Number(share)),
  SUMPRODUCT: (a, b) => [a].flat().reduce((sum, figure, at) => sum + figure * ([b].flat()[at] ?? 0), 0),
}

function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  return below + ((sorted[Math.ceil(place)] ?? below) - below) * (place - Math.floor(place))
}

function createReader(sheet: Sheet, formula: string) {
  const tokens =
    formula.match(/[A-Z]+\(|\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|\d+(?:\.\d+)?|[-+*/=(),]/g) ?? []
  let next = 0
  const take = (...wanted: string[]) => (wanted.includes(tokens[next] ?? '') ? tokens[next++] : undefined)

  function compared(): Value {
    const left = sum()
    return take('=') === undefined ? left : Number(left === sum())
  }
  function sum(): Value {
    let value = product()
    for (let sign = take('+', '-'); sign !== undefined; sign = take('+', '-')) {
      const right = Number(product())
      value = sign === '+' ? Number(value) + right : Number(value) - right
    }
    return value
  }
  function product(): Value {
    let value = one()
    for (let sign = take('*', '/'); sign !== undefined; sign = take('*', '/')) {
      const right = Number(one())
      value = sign === '*' ? Number(value) * right : Number(value) / right
    }
    return value
  }
  function one(): Value {
    const token = tokens[next++] ?? ''
    if (token === '-') return -Number(one())
    if (token === '(') {
      const value = compared()
      next++
      return value
    }
    if (token.endsWith('(')) {
      const given = [compared()]
      while (take(',') !== undefined) given.push(compared())
      next++
      const work = FUNCTIONS[token.slice(0, -1)]
      if (work === undefined) throw new Error(`Unknown function ${token}`)
      return work(...given)
    }
    if (/^\d/.test(token)) return Number(token)
    const [from = '', to] = token.replaceAll('$', '').split(':')
    return to === undefined ? workedOut(sheet, from) : rangeOf(sheet, from, to)
  }
  return {
    whole(): number {
      const value = compared()
      if (next < tokens.length) throw new Error(`Not read to its end: ${formula}`)
      return Number(value)
    },
  }
}

/** Of one column. */
function rangeOf(sheet: Sheet, from: string, to: string): number[] {
  const column = from.replace(/\d+/, '')
  const [first, last] = [from, to].map((ref) => Number(ref.replace(/\D+/, '')))
  const length = (last ?? 0) - (first ?? 0) + 1
  return Array.from({ length }, (_, at) => workedOut(sheet, `${column}${(first ?? 0) + at}`))
}
