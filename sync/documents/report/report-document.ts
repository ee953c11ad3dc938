import { comparedWith } from '../../adjustments/compared-with.ts'
import { subjectProperty } from '../../adjustments/subject-property.ts'
import { formatPartialDate } from '../../domain/dates/format-date.ts'
import { formatCount, formatRent, NO_LEASE_TYPE, RENT_UNITS, type RentUnit } from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import { rentTier } from '../../domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../domain/rents/tier-colors.ts'
import { columnMedians } from '../columns/column-medians.ts'
import type { ColumnId } from '../columns/comp-columns.ts'
import { assumedNotes } from '../model/assumed-note.ts'
import { batches, NEVER_YIELD } from '../model/batches.ts'
import { AS_STATED, type CompRow, type CompsDocument, isIncluded } from '../model/comps-document.ts'
import { type CompsStatistics, compsStatistics, type RentGroup } from '../model/comps-statistics.ts'
import {
  type HeadlineFigure,
  headlineFigures,
  LEASED_WEIGHT,
  rentOrNone,
  rentSpan,
} from '../model/headline-figures.ts'
import { dottedRents, rentScale } from '../model/rent-scale.ts'
import type { TableOptions } from '../text/csv-document.ts'
import { escaped } from './escaped.ts'
import { type CellContext, headCells, medianCells, rowCells } from './report-cell.ts'
import { EXCLUDED_COLUMNS, EXCLUDED_HEADS, reportColumns } from './report-columns.ts'
import { reportMap } from './report-map.ts'
import { REPORT_STYLE } from './report-style.ts'
import { reportTrend } from './report-trend.ts'

/**
 * A page that stands by itself and prints on letter paper: what was asked, the figures, the map where one is given,
 * and numbered rows, each compared with the subject; excluded rows come last with their reasons. Everything from a
 * sheet is escaped. In chunks of markup.
 */
export async function reportDocument(
  document: CompsDocument,
  { columns: choice, yieldToMain = NEVER_YIELD }: TableOptions = {},
): Promise<string[]> {
  const { unit } = document
  const compared = comparedWith(document.typedSubject ?? null, document.subject)
  const subject = subjectProperty(document.typedSubject ?? null, document.subject)
  const context: CellContext = {
    columns: reportColumns(document.rows, choice),
    unit,
    subject,
    compared,
    assumed: document.assumed,
  }
  await yieldToMain(0)
  const parts = [
    `${pageHead(document)}<div class="rows"><table><thead><tr>${headCells(context)}</tr></thead><tbody>\n`,
    subject === null ? '' : subjectRow(subject, context),
  ]
  const medians = columnMedians(context.columns, unit, document.assumed)
  for (const { from, rows } of batches(document.rows, isIncluded)) {
    await yieldToMain(from)
    for (const row of rows) medians.add(row)
    parts.push(rows.map((row) => `<tr>${rowCells(row, context)}</tr>\n`).join(''))
  }
  parts.push(`${medianRow(medians.texts(), context)}</tbody></table></div>`)
  const excluded = document.rows.filter((row) => !isIncluded(row))
  if (excluded.length > 0) parts.push(excludedRows(excluded, context))
  return [...parts, reportTrend(document), pageFoot(document, context.columns)]
}

/** Nothing in the page may load or run, whatever a viewer would allow. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

function pageHead(document: CompsDocument): string {
  const { title, criteria, date, rows, unit, picture, mapKey, firm } = document
  const subject = comparedWith(document.typedSubject ?? null, document.subject)
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
  const context: CellContext = {
    columns: EXCLUDED_COLUMNS,
    unit,
    subject: null,
    compared: null,
    assumed: undefined,
  }
  const body = rows.map((row) => `<tr>${rowCells({ ...row, number: null }, context)}</tr>\n`).join('')
  return `<h2>Excluded</h2><table class="excluded"><thead><tr>${headCells(context, EXCLUDED_HEADS)}</tr></thead><tbody>${body}</tbody></table>`
}

function pageFoot({ credits, assumed, unit }: CompsDocument, columns: readonly ColumnId[]): string {
  const words = [AS_STATED, ...assumedNotes(columns, assumed, unit), ...credits]
  return `\n<footer>${escaped(words.join(' · '))} · Clearheight</footer>\n</body>\n</html>\n`
}

const WIDTH = 600
const MARGIN = 24

/** The rents on a line, with the median and the subject's rent. Empty where there are too few or too many to see. */
function rentStrip(
  rents: readonly number[],
  median: number | null,
  subject: number | null,
  unit: RentUnit,
): string {
  const scale = rentScale(rents, subject)
  if (scale === null || median === null) return ''
  const x = (rent: number) => Math.round((MARGIN + scale.place(rent) * (WIDTH - 2 * MARGIN)) * 10) / 10
  const ticks = scale.ticks.map(
    (rent) =>
      `<path d="M${x(rent)} 26v6"/><text x="${x(rent)}" y="46" text-anchor="middle">${formatRent(rent, unit)}</text>`,
  )
  const dots = rents.map(
    (rent) => `<circle cx="${x(rent)}" cy="29" r="5" fill="${TIER_COLORS.light[rentTier(rent)].fill}"/>`,
  )
  const diamond = subject === null ? '' : `<path class="subject" d="M${x(subject)} 4l6 6l-6 6l-6-6z"/>`
  const words = `Rent, $${RENT_UNITS[unit]}. Dot: a comp. Line: median.${subject === null ? '' : ' Diamond: subject.'}`
  return `<figure class="strip"><figcaption>${words}</figcaption><svg viewBox="0 0 ${WIDTH} 50" role="img" aria-label="${words}"><path d="M${MARGIN} 29H${WIDTH - MARGIN}"/>${ticks.join('')}${dots.join('')}<path class="middle" d="M${x(median)} 19v20"/>${diamond}</svg></figure>`
}

/** The figures over the table: of all rows, and of each lease type where there are several. */
function reportStatistics(
  statistics: CompsStatistics,
  unit: RentUnit,
  subject: Pick<Property, 'rentPerSf'> | null,
): string {
  const figures = headlineFigures(statistics, unit, subject).map(stat)
  const { byLease, weighsByLeased } = statistics
  const note = weighsByLeased ? `<p class="weight">${LEASED_WEIGHT}</p>` : ''
  return `<div class="stats">${figures.join('')}</div>${note}${byLease.length > 1 ? leaseTable(byLease, unit) : ''}`
}

function stat({ label, value, hint }: HeadlineFigure): string {
  return `<div><span>${label}</span><strong>${escaped(value)}</strong><small>${escaped(hint)}</small></div>`
}

/** Gross and net rents are not one market: each lease type has its own figures. */
function leaseTable(groups: readonly RentGroup[], unit: RentUnit): string {
  const heads = ['Lease', 'Count', 'Mean', 'SF-weighted mean', 'Median', 'Range']
  const rows = groups.map(({ leaseType, count, rents }) => {
    const figures = [
      formatCount(count),
      rentOrNone(rents.mean, unit),
      rentOrNone(rents.weightedMean, unit),
      rentOrNone(rents.median, unit),
      rentSpan(rents.min, rents.max, unit),
    ]
    const cells = figures.map((text) => `<td class="figure">${escaped(text)}</td>`)
    return `<tr><th scope="row">${leaseType ?? NO_LEASE_TYPE}</th>${cells.join('')}</tr>`
  })
  const head = heads.map((text, i) => `<th scope="col"${i > 0 ? ' class="figure"' : ''}>${text}</th>`)
  return `<div class="rows"><table class="leases"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
