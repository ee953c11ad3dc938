import { formatPartialDate } from '../../domain/format-date.ts'
import type { Property } from '../../domain/property.ts'
import { ROWS_A_BREATH, WITHOUT_A_BREATH } from '../breathe.ts'
import { type CompsDocument, isIncluded, type NumberedRow, numbered } from '../comps-document.ts'
import { compsStatistics } from '../comps-statistics.ts'
import type { TableOptions } from '../csv-document.ts'
import { escaped } from './escaped.ts'
import { medianRow } from './median-row.ts'
import { rentStrip } from './rent-strip.ts'
import { type CellContext, headCells, rowCells } from './report-cell.ts'
import { reportColumns } from './report-columns.ts'
import { reportStatistics } from './report-statistics.ts'
import { REPORT_STYLE } from './report-style.ts'

/**
 * A page that stands by itself and prints on letter paper: what was asked, the figures, the map where one is given,
 * and numbered rows, each compared with the subject; excluded rows come last with their reasons. Whatever a sheet said
 * is text in it. In stretches of markup.
 */
export async function reportDocument(
  document: CompsDocument,
  { columns: choice, breathe = WITHOUT_A_BREATH }: TableOptions = {},
): Promise<string[]> {
  const { unit, subject } = document
  const all = numbered(document.rows)
  const rows = all.filter(isIncluded)
  const excluded = all.filter((row) => !isIncluded(row))
  const context: CellContext = { columns: reportColumns(all, choice), unit, subject }
  const head = `<thead><tr>${headCells(context)}</tr></thead>`
  const parts = [
    `${pageHead(document)}<div class="rows"><table>${head}<tbody>\n`,
    subject === null ? '' : subjectRow(subject, context),
  ]
  for (let from = 0; from < rows.length; from += ROWS_A_BREATH) {
    await breathe(from)
    const stretch = rows.slice(from, from + ROWS_A_BREATH)
    parts.push(stretch.map((row) => `<tr>${rowCells(row, context)}</tr>\n`).join(''))
  }
  if (rows.length > 1) parts.push(medianRow(rows, context))
  parts.push('</tbody></table></div>')
  if (excluded.length > 0) parts.push(excludedRows(excluded, context))
  return [...parts, pageFoot(document)]
}

/** Nothing in the page may load or run, whatever a viewer would allow. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

function pageHead({ title, criteria, date, rows, subject, unit, picture }: CompsDocument): string {
  const statistics = compsStatistics(rows)
  const rents = rows.filter(isIncluded).flatMap(({ property }) => property.rentPerSf ?? [])
  const about = [formatPartialDate(date), criteria].filter((text) => text !== '').join(' · ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${NOTHING_RUNS}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header><h1>${escaped(title)}</h1><p>${escaped(about)}</p></header>
<div class="top"><div class="summary">${reportStatistics(statistics, unit, subject)}${rentStrip(rents, statistics.rents.median, subject?.rentPerSf ?? null, unit)}</div>${picture === undefined ? '' : figureOf(picture)}</div>
`
}

/** As an image, a picture cannot run anything either. */
function figureOf(svg: string): string {
  const address = `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`
  return `<figure class="picture"><img alt="Map of the numbered properties" src="${escaped(address)}"></figure>`
}

function subjectRow(property: Property, context: CellContext): string {
  return `<tr class="subject-row">${rowCells({ property, number: null }, context)}</tr>\n`
}

function excludedRows(rows: readonly NumberedRow[], { unit }: CellContext): string {
  const columns = ['name', 'rentPerSf', 'squareFootage', 'leaseType', 'compNote'] as const
  const context: CellContext = { columns, unit, subject: null }
  const body = rows.map((row) => `<tr>${rowCells(row, context)}</tr>\n`).join('')
  return `<h2>Excluded</h2><table class="excluded"><thead><tr>${headCells(context)}</tr></thead><tbody>${body}</tbody></table>`
}

function pageFoot({ credits }: CompsDocument): string {
  const words = ['Rents as stated in the source; lease types differ and are not normalised.', ...credits]
  return `\n<footer>${escaped(words.join(' · '))} · Clearheight</footer>\n</body>\n</html>\n`
}
