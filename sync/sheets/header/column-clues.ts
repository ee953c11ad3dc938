import type { SheetRow } from '../file/sheet.ts'
import type { ColumnClue } from '../model/explained.ts'
import type { FoundHeader } from './find-header.ts'
import type { DecidedColumns } from './map-columns.ts'
import { matchesOf, matchHeader } from './match-header.ts'
import { roleQuestion, type SheetKind } from './role-question.ts'
import type { SheetLayout } from './sheet-layout.ts'
import { understoodWords } from './understood-words.ts'

/** Why each column of a table was understood as it was, and what of it is a question. */
export function columnClues(
  found: FoundHeader,
  sample: readonly SheetRow[],
  layout: SheetLayout,
  kind: SheetKind,
  decided: DecidedColumns,
): ColumnClue[] {
  return layout.header.map((header, index): ColumnClue => {
    if (decided.has(index)) return { index, by: 'decided', parts: [], question: null }
    const column = layout.byIndex.get(index)
    const question = roleQuestion({ found, sample, layout, kind, decided }, index)
    if (!column) return { index, by: 'none', parts: [], question }
    const named = column.of ?? column.role
    const match = matchesOf(column.words).find(({ role }) => role === named || role === column.role)
    if (!match || match.isLoose) return { index, by: 'values', parts: [], question }
    const parts = match.fit === 'part' ? partsOf(header, match.role) : []
    return { index, by: parts.length > 0 ? 'parts' : 'header', parts, question }
  })
}

/** The words of a header without which it would not stand for the role. */
function partsOf(header: string, role: string): string[] {
  const words = header.split(/[^\p{L}\p{N}$%#]+/u).filter((word) => word !== '')
  return words.filter((_, i) => {
    const rest = words.toSpliced(i, 1).join(' ')
    return matchHeader(understoodWords(rest))?.role !== role
  })
}
