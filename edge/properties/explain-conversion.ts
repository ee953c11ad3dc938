import { fieldOf } from '../../sync/domain/fields/field-list.ts'
import { unitOf } from '../../sync/domain/fields/figure-units.ts'
import { SF_PER_ACRE, toSquareFeet } from '../../sync/sheets/cells/size/read-area.ts'
import type { StoredReading } from '../import/rows/stored-readings.ts'

type Converted = Pick<StoredReading, 'field' | 'value' | 'unit' | 'note'>

/** A conversion from the number in a cell to a property's value. */
interface Step {
  readonly words: string
  of(amount: number): number
}

/** The unit and the decimals of a field's value. */
function keptAs(name: StoredReading['field']): { name: string; decimals: number } | null {
  const field = fieldOf(name)
  return field.kind === 'figure' ? unitOf(field.unit) : null
}

/**
 * One line from the number in the cell to the value: `$16.20/SF/yr ÷ 12 = $1.35/SF/mo`. Null where nothing was
 * converted, and where no number of the cell gives the value in one go. `squareFeet` is the building's.
 */
export function explainConversion(
  reading: Converted,
  cell: string,
  squareFeet: number | null,
): string | null {
  const { field, value, unit } = reading
  const kept = keptAs(field)
  if (kept === null || unit === undefined || typeof value !== 'number') return null
  const tolerance = 0.5001 * 10 ** -kept.decimals
  for (const { words, of } of stepsOf(unit, kept.name, sizesAround(reading, squareFeet))) {
    const amount = numbersIn(cell).find((number) => Math.abs(of(number) - value) <= tolerance)
    if (amount !== undefined) return `${counted(amount, unit)} ${words} = ${counted(value, kept.name)}`
  }
  return null
}

const TIMES_THOUSANDS: readonly Step[] = [
  { words: '× 1,000', of: (amount) => amount * 1000 },
  { words: '× 1,000,000', of: (amount) => amount * 1_000_000 },
]

function stepsOf(unit: string, kept: string, sizes: readonly number[]): readonly Step[] {
  const perSize = (words: string, of: (amount: number, size: number) => number): Step[] =>
    sizes.map((size) => ({ words: words.replace('SIZE', shown(size)), of: (amount) => of(amount, size) }))
  const acres = (amount: number, from: 'SF' | 'm²' | 'ha') => toSquareFeet(amount, from) / SF_PER_ACRE
  switch (`${unit} to ${kept}`) {
    case '$/SF/yr to $/SF/mo':
      return [{ words: '÷ 12', of: (amount) => amount / 12 }]
    case '$/mo for the whole to $/SF/mo':
    case '$ for the whole to $/SF':
      return perSize('÷ SIZE SF', (amount, size) => amount / size)
    case '$/yr for the whole to $/SF/mo':
      return perSize('÷ SIZE SF ÷ 12', (amount, size) => amount / size / 12)
    case 'm² to SF':
      return [{ words: '× 10.7639', of: (amount) => toSquareFeet(amount, 'm²') }]
    case '% to SF':
      return perSize('of SIZE SF', (amount, size) => (amount / 100) * size)
    case 'fraction to SF':
      return perSize('× SIZE SF', (amount, size) => amount * size)
    case 'SF to acres':
      return [{ words: '÷ 43,560', of: (amount) => acres(amount, 'SF') }]
    case 'm² to acres':
      return [{ words: '÷ 4,046.86', of: (amount) => acres(amount, 'm²') }]
    case 'ha to acres':
      return [{ words: '× 2.47105', of: (amount) => acres(amount, 'ha') }]
    case 'm to ft':
      return [{ words: '× 3.28084', of: (amount) => amount * 3.280_84 }]
    case 'in to ft':
      return [{ words: '÷ 12', of: (amount) => amount / 12 }]
    case 'years to months':
      return [{ words: '× 12', of: (amount) => amount * 12 }]
    case 'weeks to months':
      return [{ words: '× 12 ÷ 52', of: (amount) => (amount * 12) / 52 }]
    case 'fraction to %/yr':
      return [{ words: '× 100', of: (amount) => amount * 100 }]
    case 'SF to SF':
    case '$ to $':
      return TIMES_THOUSANDS
    default:
      return []
  }
}

/** A rent for the whole may be for another size than the building's. Its note then gives that size. */
function sizesAround({ note }: Converted, squareFeet: number | null): number[] {
  return [...(squareFeet === null ? [] : [squareFeet]), ...numbersIn(note ?? '').filter((size) => size > 0)]
}

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?|\.\d+/g), ([digits]) =>
    Number(digits.replaceAll(',', '')),
  )
}

/** `$16.20/SF/yr`, `24.5 ft`, `12%`. */
function counted(amount: number, unit: string): string {
  if (unit.startsWith('$')) return `$${shown(amount, 2)}${unit.slice(1).replace(' for the whole', '')}`
  if (unit.startsWith('%')) return `${shown(amount)}${unit}`
  return unit === 'fraction' ? shown(amount) : `${shown(amount)} ${unit}`
}

function shown(amount: number, leastDecimals = 0): string {
  const isWholeSum = leastDecimals > 0 && amount >= 1000 && Number.isInteger(amount)
  return amount.toLocaleString('en-US', {
    minimumFractionDigits: isWholeSum ? 0 : leastDecimals,
    maximumFractionDigits: 4,
  })
}
