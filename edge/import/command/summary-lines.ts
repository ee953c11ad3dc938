import type { ImportSummary, Reason, ReasonCount, RowCounts, SheetSummary } from '../run/import-summary.ts'

/** Columns with cells that could not be understood that are worth a line each. */
const COLUMNS_SHOWN = 5

/** Ranges outside the tables of a sheet that are worth a line each. */
const RANGES_SHOWN = 6

/** The end of an import as people read it. */
export function summaryLines(summary: ImportSummary): string[] {
  const { source, sheets, removed, ended, rekeyed, skippedBy, rejectedBy, leftEmpty, passedOver } = summary
  const { rejectedFile } = summary
  return [
    `${source}: ${accountOf(summary)}`,
    ...(sheets.length > 1 ? sheets.map((sheet) => `  sheet ${sheet.sheet}: ${accountOf(sheet)}`) : []),
    ...(removed > 0 ? [`  no longer in the file, and removed: ${count(removed)}`] : []),
    ...(ended > 0 ? [`  no longer in the file, and kept as ended: ${count(ended)}`] : []),
    ...(rekeyed > 0 ? [`  matched although they have another address or ID: ${count(rekeyed)}`] : []),
    ...reasonLines('skipped', skippedBy),
    ...reasonLines('rejected', rejectedBy),
    ...(rejectedFile ? [`  ${whatIsListed(summary)}: ${rejectedFile}`] : []),
    ...leftEmpty
      .slice(0, COLUMNS_SHOWN)
      .map(({ column, cells, example }) => `  left empty in ${column}: ${count(cells)}, such as: ${example}`),
    ...sheets.flatMap((sheet) => sheet.unusedColumns.map((sentence) => `  ${sentence}`)),
    ...sheets.flatMap(outsideLines),
    ...passedOver.map((sentence) => `  ${sentence}`),
    `  took ${summary.seconds.toFixed(1)} s`,
  ]
}

/** What stands outside the tables of a sheet. A sheet with a title over every group has more than is worth a line. */
function outsideLines({ sheet, outside }: SheetSummary): string[] {
  const more = outside.length - RANGES_SHOWN
  return [
    ...outside.slice(0, RANGES_SHOWN).map((piece) => `  not in a table of ${sheet}: ${piece}`),
    ...(more > 0 ? [`  and ${count(more)} more such ranges`] : []),
  ]
}

function whatIsListed({ rejected, leftEmpty }: ImportSummary): string {
  if (leftEmpty.length === 0) return 'every rejected row with its reasons'
  const cells = 'every row with cells left empty, and why'
  return rejected === 0 ? cells : `every rejected row and ${cells}`
}

function accountOf({ read, imported, unchanged, skipped, rejected }: RowCounts): string {
  const both = imported.new + imported.changed
  const written =
    both === 0 ? '0' : `${count(both)} (${count(imported.new)} new, ${count(imported.changed)} changed)`
  return (
    `${count(read)} rows read = ${written} imported + ${count(unchanged)} unchanged` +
    ` + ${count(skipped)} skipped + ${count(rejected)} rejected`
  )
}

function reasonLines(what: string, reasons: readonly ReasonCount[]): string[] {
  if (reasons.length === 0) return []
  return [
    `  ${what}: ${reasons.map(({ reason, rows }) => `${count(rows)} (${REASON_WORDS[reason]})`).join(', ')}`,
  ]
}

function count(n: number): string {
  return n.toLocaleString('en-US')
}

/** Why a row was skipped or rejected, in few words. */
const REASON_WORDS: Record<Reason, string> = {
  blank: 'empty',
  total: 'total',
  vacant: 'vacancy',
  'repeated-header': 'header again',
  'section-title': 'title',
  'rent-step': 'rent step or charge',
  duplicate: 'same as an earlier row',
  'outside-tables': 'outside the tables',
  'not-understood': 'value not understood',
  'excel-error': 'Excel error',
  negative: 'negative figure',
  implausible: 'implausible figure',
  'contradicts-unit': 'unit that contradicts its column',
  'other-unit': 'figure in another unit',
  ambiguous: 'ambiguous value',
  'day-first-date': 'date with the day first',
  'serial-date': 'date as a bare number',
  truncated: 'cut-off value',
  'foreign-currency': 'foreign currency',
  'too-long': 'value too long',
  'nothing-identifies': 'nothing that identifies a property',
}
