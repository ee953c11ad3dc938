import { type DealSide, sidesBehind } from '../cells/amounts/sides-behind.ts'
import { columnValues } from '../cells/column-values.ts'
import { displayText } from '../cells/plain-text.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { FoundHeader } from '../header/find-header.ts'
import { fitsValues } from '../header/fits-values.ts'
import { knownHeader } from '../header/known-header.ts'
import type { DecidedColumns, PartedColumn } from '../header/map-columns.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { ColumnDecision } from '../model/import-decisions.ts'
import { brokersOfSides, isOfOtherPeople } from './brokers-of-sides.ts'
import { datesIn, leaseAndTermIn, leaseIn } from './lease-dates.ts'
import { askedAndTakenIn, type Part, type Parted, roleOfPart } from './role-of-part.ts'
import { sizesOfSpaces, spacesIn } from './spaces-in.ts'

/** Columns whose cells hold several fields each, taken apart: `Clear / Docks / GL` over `32' / 24 / 2`. */
export interface PartColumns {
  /** The header with the parts, which stand behind the columns of the sheet. */
  readonly found: FoundHeader
  readonly uses: DecidedColumns
  /** Lines of buildings stand above those of their spaces. */
  readonly hasSpaces: boolean
  /** Of each part the column that it is a part of. */
  readonly wholes: ReadonlyMap<number, number>
  readonly sample: readonly SheetRow[]
  /** The cells of a row with those of the parts. */
  spread(cells: readonly Cell[]): readonly Cell[]
}

const SPECS: readonly Part[] = [
  { header: 'Clear height', role: 'clearHeight' },
  { header: 'Doors', role: 'doors' },
]
const OF_CLEAR = /\b(?:clear|clr|ceilings?)\b/i
const OF_DOORS = /\b(?:docks?|dh|dk|dd|tl|grade|gl|di|drive-?ins?|ramps?|doors?)\b/i
const MOST_PARTS = 5
/** So many of a column's first cells must come apart. */
const LEAST_SHARE = 0.6

/** `null` where every column holds one field. */
export function partColumns(found: FoundHeader, sample: readonly SheetRow[]): PartColumns | null {
  const { map } = found
  const taken = (index: number) =>
    new Set(map.columns.flatMap((column) => (column.index === index ? [] : [column.role])))
  const spaces = map.columns.reduce<Parted | null>(
    (found, column) => found ?? spacesIn(column, map.columns, sample),
    null,
  )
  const sizes = spaces && sizesOfSpaces(spaces, map.columns)
  const parted = map.header.flatMap((header, index): Parted[] => {
    const filled = sample
      .map(({ cells }) => ({ cells, text: textOf(cells[index]) }))
      .filter(({ text }) => text !== '')
    const texts = filled.map(({ text }) => text)
    const others = taken(index)
    const own = [
      spaces?.index === index ? spaces : null,
      sizes?.index === index ? sizes : null,
      partiesIn(header, index, texts),
      leaseAndTermIn(header, index),
      leaseIn(header, index),
      datesIn(header, index, texts),
      partsIn(header, index, texts),
      labelledIn(header, index, texts, others),
      specsIn(header, index),
    ]
    return own
      .filter((one) => one !== null)
      .filter((one) => one === sizes || !one.parts.some(({ role }) => others.has(role)))
      .filter(({ split }) => {
        const apart = filled.filter(({ text, cells }) => split(text, cells) !== null).length
        return apart > 0 && apart >= texts.length * LEAST_SHARE
      })
      .slice(0, 1)
  })
  if (parted.length === 0) return null
  const width = map.header.length
  const parts = parted.flatMap(({ index, parts }) => parts.map((part) => ({ ...part, whole: index })))
  const texts = parts.map(({ header }) => header)
  const spread = (cells: readonly Cell[]) => {
    const own = cells.slice(0, width)
    while (own.length < width) own.push(null)
    const read = parted.flatMap(({ index, split, parts }) => {
      const apart = split(textOf(own[index]), cells)
      return parts.map((_, i) => apart?.[i] ?? null)
    })
    return [...own, ...read, ...cells.slice(width)]
  }
  return {
    found: {
      ...found,
      map: { ...map, cells: [...map.cells, ...texts], header: [...map.header, ...texts] },
    },
    uses: new Map<number, ColumnDecision | PartedColumn>([
      ...parted.map((one): [number, PartedColumn] => [
        one.index,
        { as: 'parted', isWhole: one === spaces || one === sizes },
      ]),
      ...parts.map(({ role }, i): [number, ColumnDecision] => [width + i, { as: 'field', role }]),
    ]),
    hasSpaces: spaces !== null,
    wholes: new Map(parts.map(({ whole }, i): [number, number] => [width + i, whole])),
    sample: sample.map((row) => ({ ...row, cells: spread(row.cells) })),
    spread,
  }
}

function textOf(cell: Cell | undefined): string {
  return displayText(cell ?? null).trim()
}

/** Fields that a header names one behind the other, of which none is what the whole is called. */
function partsIn(header: string, index: number, cells: readonly string[]): Parted | null {
  const named = /\(([^()]*[/|&+][^()]*)\)$/.exec(header)?.[1] ?? header
  const texts = named.split(/\s*[/|&+]\s*|\s*\p{Pd}\s*/u)
  if (texts.length < 2 || texts.length > MOST_PARTS) return null
  const whole = knownHeader(header)
  // `Rent/Type` is the basis of rents, or rents with their types.
  const isOfParts = whole?.role === 'rentBasis' && !fitsValues(whole, columnValues(cells))
  if (whole?.fit === 'exact' && !whole.isLoose && !isOfParts) return null
  const rents = askedAndTakenIn(header, texts)
  if (rents) return { index, parts: rents, split: (text) => splitIn(text, rents.length) }
  const brokers = brokersOfSides(header, texts)
  if (brokers) return { index, parts: brokers, split: (text) => splitIn(text, brokers.length) }
  const apart = cells.flatMap((text) => {
    const own = splitIn(text, texts.length)
    return own ? [own] : []
  })
  const parts = texts.flatMap((text, i): Part[] => {
    const role = roleOfPart(text, columnValues(apart.map((own) => own[i] ?? null)))
    return role === null ? [] : [{ header: text, role }]
  })
  const roles = new Set(parts.map(({ role }) => role))
  if (roles.size < texts.length || roles.has('notes')) return null
  const isOfParties = parts.every(({ role }) => PARTIES.some((party) => party.role === role))
  if (isOfParties && isOfOtherPeople(header, texts)) return null
  return { index, parts, split: (text) => splitIn(text, parts.length) }
}

/** Signs with blanks around them part first: `$4.80/SF / 3%`. */
function splitIn(text: string, count: number): readonly string[] | null {
  for (const sign of [/\s+\/\s+|\s*[|;]\s*|\s+\p{Pd}\s+/u, /\s*\/\s*/, /,\s+/, /\p{Pd}/u]) {
    const parts = text.split(sign).map((part) => part.trim())
    if (parts.length === count) return parts
  }
  return null
}

const PARTIES: readonly (Part & { readonly side: DealSide })[] = [
  { header: 'Tenant', role: 'tenant', side: 'tenant' },
  { header: 'Landlord', role: 'landlordFirm', side: 'landlord' },
  { header: 'Buyer', role: 'buyer', side: 'buyer' },
  { header: 'Seller', role: 'seller', side: 'seller' },
]

/** Parties of a deal with their side behind each: `Acme (T) / Garnet (LL)`. */
function partiesIn(header: string, index: number, texts: readonly string[]): Parted | null {
  const known = knownHeader(header)
  if (known && !PARTIES.some(({ role }) => role === known.role)) return null
  const named = new Set(texts.flatMap((text) => [...(sidesBehind(text)?.keys() ?? [])]))
  const parts = PARTIES.filter(({ side }) => named.has(side))
  return parts.length > 1
    ? {
        index,
        parts: parts.map(({ header: part, role }) => ({ header: part, role })),
        split: (text) => {
          const sides = sidesBehind(text)
          return sides && parts.map(({ side }) => sides.get(side) ?? '')
        },
      }
    : null
}

const LABEL = /(?:^|[;|\n]|,\s|\s[/-]\s)\s*(\p{L}(?:[\p{L} .#&'-]|\/(?! )){0,30}?)\s?[:=]\s?/gu

/** `Lessor: Dunmore; Lessee: Quick Freight` as labels with what stands behind each; null where it is not so. */
function labelled(text: string): readonly (readonly [label: string, value: string])[] | null {
  const marks = [...text.matchAll(LABEL)]
  if (marks[0]?.index !== 0) return null
  return marks.map((mark, i) => [
    mark[1] ?? '',
    text
      .slice(mark.index + mark[0].length, marks[i + 1]?.index)
      .replace(/[;,|]\s*$/, '')
      .trim(),
  ])
}

/** Cells that name the field of each of their values, under a header that names none. */
function labelledIn(
  header: string,
  index: number,
  texts: readonly string[],
  taken: ReadonlySet<ColumnRole>,
): Parted | null {
  if (knownHeader(header) !== null) return null
  const parts = new Map<ColumnRole, Part>()
  for (const [label] of texts.flatMap((text) => labelled(text) ?? [])) {
    const match = knownHeader(label)
    if (!match || match.isLoose || match.fit === 'part' || taken.has(match.role)) continue
    if (!parts.has(match.role)) parts.set(match.role, { header: label, role: match.role })
  }
  if (parts.size === 0) return null
  const roles = [...parts.keys()]
  return {
    index,
    parts: [...parts.values()],
    split(text) {
      const pairs = labelled(text)
      if (!pairs) return null
      return roles.map((role) => pairs.find(([label]) => knownHeader(label)?.role === role)?.[1] ?? '')
    },
  }
}

/** A building's clear height and doors in words: `24' clear, 4 docks, 1 ramp`. */
function specsIn(header: string, index: number): Parted | null {
  if (knownHeader(header) !== null) return null
  return {
    index,
    parts: SPECS,
    split(text) {
      const pieces = text.split(/[,;|/]\s*/)
      const clear = pieces.find((piece) => OF_CLEAR.test(piece) && /\d/.test(piece))
      const doors = pieces.filter((piece) => OF_DOORS.test(piece) && /\d/.test(piece))
      return clear !== undefined && doors.length > 0 ? [clear, doors.join(', ')] : null
    },
  }
}
