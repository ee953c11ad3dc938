import { columnValues } from '../cells/column-values.ts'
import { isStreetLine } from '../cells/place/street-end.ts'
import { lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { fitsValues } from '../header/fits-values.ts'
import { IDENTITY, knownHeader } from '../header/known-header.ts'
import { MOST_LINES } from './line-groups.ts'

/** So much more often the texts of one line are streets than those of another. */
const LEAST_DIFFERENCE = 0.6

/** Labels by line and column. */
export type LabelLines = readonly (readonly string[])[]

/** Whether groups of lines, as many as there are lines of labels, hold in each line what its labels say. */
export function fitLabels(labels: LabelLines, groups: readonly (readonly SheetRow[])[]): boolean {
  return fitsLabels(labels, groups) && (differsByLine(labels, groups) || fitsNoOthers(labels, groups))
}

/** Whether each line of labels is a header of other fields. */
export function areLinesOfLabels(labels: LabelLines): boolean {
  if (labels.length < 2 || labels.length > MOST_LINES) return false
  const roles = labels.map((line) =>
    line.flatMap((text) => {
      const match = text === '' ? null : knownHeader(text)
      return match && !match.isLoose ? [match.role] : []
    }),
  )
  const all = roles.flat()
  return (
    roles.every((own, i) => own.length >= 2 && own.length * 2 >= (labels[i] ?? []).filter(Boolean).length) &&
    new Set(all).size === all.length
  )
}

/** Whether the column of names and addresses holds another kind of text in each line. */
function differsByLine(labels: LabelLines, groups: readonly (readonly SheetRow[])[]): boolean {
  const column = labels[0]?.findIndex((text) => {
    const match = knownHeader(text)
    return match !== null && IDENTITY.has(match.role)
  })
  if (column === undefined || column === -1) return false
  const textsOf = (line: number) => groups.map((lines) => lineOf(lines[line]?.cells[column]))
  const streets = (line: number) => textsOf(line).filter((text) => isStreetLine(text)).length / groups.length
  const areBlank = (line: number) => textsOf(line).every((text) => text === '')
  return labels
    .slice(1)
    .every((_, i) => areBlank(i + 1) || Math.abs(streets(i + 1) - streets(0)) >= LEAST_DIFFERENCE)
}

/** Whether the lines hold what their labels say. */
function fitsLabels(labels: LabelLines, groups: readonly (readonly SheetRow[])[]): boolean {
  return labels.every((line, i) => shareThatFits(line, groups, i) >= LEAST_FITTING)
}

/** Whether lines hold what their own labels say much more often than what those of other lines do. */
function fitsNoOthers(labels: LabelLines, groups: readonly (readonly SheetRow[])[]): boolean {
  const shares = labels.map((line) => labels.map((_, at) => shareThatFits(line, groups, at)))
  const meanOf = (list: readonly number[]) => list.reduce((sum, share) => sum + share, 0) / list.length
  const own = meanOf(shares.map((line, i) => line[i] ?? 0))
  const others = meanOf(shares.flatMap((line, i) => line.toSpliced(i, 1)))
  return own - others >= (labels.every((line) => sureIn(line) >= MANY) ? 0 : LEAST_LESS)
}

const LEAST_FITTING = 2 / 3
/** Between two lines of few labels. */
const LEAST_LESS = 0.25
/** So many labels of other fields in each line are hardly anything else. */
const MANY = 3

function sureIn(line: readonly string[]): number {
  return line.filter((text) => text !== '' && knownHeader(text)?.isLoose === false).length
}

/** How many of a line's labels fit what a line of the groups holds. */
function shareThatFits(
  line: readonly string[],
  groups: readonly (readonly SheetRow[])[],
  at: number,
): number {
  const known = line.flatMap((text, column) => {
    const match = text === '' ? null : knownHeader(text)
    if (!match || match.isLoose) return []
    const values = columnValues(groups.map((lines) => lines[at]?.cells[column] ?? null))
    return [fitsValues(match, values) && (at === 0 || values.texts.length > 0)]
  })
  return known.length === 0 ? 0 : known.filter(Boolean).length / known.length
}
