import { formatPartialDate } from '../../domain/format-date.ts'
import type { Property } from '../../domain/property.ts'
import { columnMedians } from '../columns/column-medians.ts'
import { AS_STATED, type CompRow, type CompsDocument, isIncluded } from '../model/comps-document.ts'
import { compsStatistics } from '../model/comps-statistics.ts'
import { dottedRents } from '../model/rent-scale.ts'
import { stretchesOf } from '../model/stretches.ts'
import { WITHOUT_A_BREATH } from '../model/yield-to-main.ts'
import type { TableOptions } from '../text/csv-document.ts'
import { escaped } from './escaped.ts'
import { rentStrip } from './rent-strip.ts'
import { type CellContext, headCells, medianCells, rowCells } from './report-cell.ts'
import { EXCLUDED_COLUMNS, EXCLUDED_HEADS, reportColumns } from './report-columns.ts'
import { reportMap } from './report-map.ts'
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
  const context: CellContext = { columns: reportColumns(document.rows, choice), unit, subject }
  await breathe(0)
  const parts = [
    `${pageHead(document)}<div class="rows"><table><thead><tr>${headCells(context)}</tr></thead><tbody>\n`,
    subject === null ? '' : subjectRow(subject, context),
  ]
  const medians = columnMedians(context.columns, unit)
  for (const { from, rows } of stretchesOf(document.rows, isIncluded)) {
    await breathe(from)
    for (const row of rows) medians.add(row)
    parts.push(rows.map((row) => `<tr>${rowCells(row, context)}</tr>\n`).join(''))
  }
  parts.push(`${medianRow(medians.texts(), context)}</tbody></table></div>`)
  const excluded = document.rows.filter((row) => !isIncluded(row))
  if (excluded.length > 0) parts.push(excludedRows(excluded, context))
  return [...parts, pageFoot(document)]
}

/** Nothing in the page may load or run, whatever a viewer would allow. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

function pageHead(document: CompsDocument): string {
  const { title, criteria, date, rows, subject, unit, picture, mapKey, firm } = document
  const statistics = compsStatistics(rows)
  const rents = dottedRents(rows, statistics.rents.withRent)
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
<header><div><h1>${escaped(title)}</h1><p>${escaped(about)}</p></div>${firm === undefined ? '' : `<strong>${escaped(firm)}</strong>`}</header>
${mapKey === undefined ? '' : reportMap(figureOf(picture), document)}<div class="top"><div class="summary">${reportStatistics(statistics, unit, subject)}${rentStrip(rents, statistics.rents.median, subject?.rentPerSf ?? null, unit)}</div>${mapKey === undefined ? figureOf(picture) : ''}</div>
`
}

/** As an image, a picture cannot run anything either. */
function figureOf(svg: string | undefined): string {
  if (svg === undefined) return ''
  const address = `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`
  return `<figure class="picture"><img alt="Map of the numbered properties" src="${escaped(address)}"></figure>`
}

function subjectRow(property: Property, context: CellContext): string {
  return `<tr class="subject-row">${rowCells({ property, number: null }, context)}</tr>\n`
}

function medianRow(texts: readonly string[] | null, context: CellContext): string {
  return texts === null ? '' : `<tr class="median">${medianCells(texts, context)}</tr>`
}

function excludedRows(rows: readonly CompRow[], { unit }: CellContext): string {
  const context: CellContext = { columns: EXCLUDED_COLUMNS, unit, subject: null }
  const body = rows.map((row) => `<tr>${rowCells({ ...row, number: null }, context)}</tr>\n`).join('')
  return `<h2>Excluded</h2><table class="excluded"><thead><tr>${headCells(context, EXCLUDED_HEADS)}</tr></thead><tbody>${body}</tbody></table>`
}

function pageFoot({ credits }: CompsDocument): string {
  const words = [AS_STATED, ...credits]
  return `\n<footer>${escaped(words.join(' · '))} · Clearheight</footer>\n</body>\n</html>\n`
}
