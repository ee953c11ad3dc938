import { isAbsent } from '../cells/absence.ts'
import { cleanText, displayText, figureText } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { SkipReason } from '../model/read-row-outcome.ts'
import type { SheetLayout } from './sheet-layout.ts'

const SUM = String.raw`(?:grand |sub[- ]?|overall |portfolio |sheet |page |market )?(?:totals?|sum|averages?|avg\.?|means?|medians?|min(?:imum)?|max(?:imum)?|count|w(?:eigh)?te?d\.? (?:avg\.?|average))`
const TOTAL = new RegExp(
  String.raw`^${SUM}(?: ?(?:\/|&|and|-) ?${SUM})*(?: (?:sf|rsf|rent|properties|buildings|rows|of \d+|for .{1,40}|- .{1,40}))?:?$|^.{1,40} (?:sub[- ]?|grand )?totals?:?$|^${SUM}: .{0,40}$`,
)
const VACANT = /^(?:vacant|vacancy|available|vacant space|open)(?: space| suite| unit)?$/

/** The cells that could describe a property, besides the one that says total or vacant. */
const IDENTIFYING: ReadonlySet<ColumnRole> = new Set(['key', 'address', 'coordinates', 'latitude', 'name'])
const SPEAKING: ReadonlySet<ColumnRole> = new Set(['name', 'tenant', 'address', 'key', 'propertyType'])

interface Filled {
  readonly index: number
  readonly text: string
  readonly role: ColumnRole | undefined
}

/** Why a row is no property; `null` where it may be one. */
export function skipReason(layout: SheetLayout, cells: readonly Cell[]): SkipReason | null {
  const filled = cells.flatMap((cell, index): Filled[] => {
    const text = cell === null ? '' : cleanText(displayText(cell))
    const role = layout.byIndex.get(index)?.role
    return text === '' ? [] : [{ index, text, role }]
  })
  if (filled.every(({ text }) => !/[\p{L}\p{N}\p{So}]/u.test(text))) return 'blank'
  if (isRepeatedHeader(layout, filled)) return 'repeated-header'
  const summing = speaking(filled).find(({ text }) => text.length < 80 && TOTAL.test(figureText(text)))
  if (summing && !isIdentifiedBeside(summing, filled)) return 'total'
  const vacant = speaking(filled).find(({ text }) => text.length < 40 && VACANT.test(figureText(text)))
  if (vacant && !isIdentifiedBeside(vacant, filled)) return 'vacant'
  return isTitle(layout, filled) ? 'section-title' : null
}

/** The cells in which a row would say that it is a total: the first, and those that name things. */
function speaking(filled: readonly Filled[]): Filled[] {
  return filled.filter(({ role }, i) => i === 0 || (role !== undefined && SPEAKING.has(role)))
}

function isIdentifiedBeside(cell: Filled, filled: readonly Filled[]): boolean {
  return filled.some(
    (other) =>
      other !== cell &&
      other.role !== undefined &&
      IDENTIFYING.has(other.role) &&
      !isAbsent(figureText(other.text)),
  )
}

function isRepeatedHeader(layout: SheetLayout, filled: readonly Filled[]): boolean {
  const same = filled.filter(({ index, text }) => text.toLowerCase() === layout.header[index]?.toLowerCase())
  return same.length >= 2 && same.length * 2 >= filled.length
}

/** A line of text in a sheet of several columns; an address on a line of its own is one. */
function isTitle(layout: SheetLayout, filled: readonly Filled[]): boolean {
  const [only, second] = filled
  if (!only || layout.columns.length < 3) return false
  if (second)
    return filled.length === 2 && filled.every(({ text, role }) => role === undefined && !/\d/.test(text))
  return !(only.role === 'address' && /\d/.test(only.text) && /\p{L}/u.test(only.text))
}
