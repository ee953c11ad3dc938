import { isAbsent } from '../cells/absence.ts'
import { isStreetLine } from '../cells/place/street-end.ts'
import { cleanText, displayText, figureText, isBareNumber } from '../cells/plain-text.ts'
import { VACANT_WHEN } from '../cells/vacant-when.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { SkipReason } from '../model/read-row-outcome.ts'
import { stepLabel } from './rent-steps.ts'
import { saysSubject } from './says-subject.ts'

const SUM = String.raw`(?:grand |sub[- ]?|overall |portfolio |sheet |page |market )?(?:totals?|sum|averages?|avg\.?|means?|medians?|min(?:imum|\.)?|max(?:imum|\.)?|count|w(?:eigh)?te?d\.? (?:avg\.?|average)|st(?:andar)?d\.? dev(?:iation|\.)?)`
/** What rows are counted as. */
const COUNTED =
  '(?:buildings?|properties|property|assets?|sites?|deals?|comps?|comparables?|suites?|units?|spaces?|tenants?|leases?|sales?|listings?|records?|transactions?)'
const TOTAL = new RegExp(
  String.raw`^${SUM}(?: ?(?:\/|&|and|-) ?${SUM})*(?: (?:sf|rsf|rent|properties|buildings|rows|of \d+|for .{1,40}|- .{1,40}|\(.{1,40}\)))?:?$|^${SUM}: .{0,40}$`,
)
/** Sums that are named last. What may stand before is looked at where one is: a text is searched once. */
const ENDS_AS_TOTAL = new RegExp(
  [
    ' (?<=^.{1,40} )(?:(?:sub[- ]?|grand )?totals?|averages?|avg\\.?|medians?):?$',
    `all (?<=^(?:.{1,40} ?[-:,] ?)?all )(?:${COUNTED}|cities|towns|counties|markets|submarkets|areas|regions)$`,
    String.raw`portfolio(?<=^.{0,40}\bportfolio) ?\(\d+ ${COUNTED}\)$`,
  ].join('|'),
)
/** A year, a quarter or a half of one. */
const TIME = String.raw`(?:(?:fy|cy|ytd|q[1-4]|[1-4]q|h[12])[ '-]*)?(?:19|20)\d\d(?: ?[-/] ?(?:q[1-4]|(?:19|20)?\d\d))?(?: ytd)?`
const TIME_BEFORE = new RegExp(`^${TIME}[ :-]+(?:${COUNTED} )?`)
const TIME_BEHIND = new RegExp(`[ ,:-]+(?:(?:for|in|of) )?${TIME}:?$`)
const REMARK_BEHIND = / ?\([^()]*\):?$/

/** The name of a sum without when it is, and what is remarked of it: `2024 Total (excl. confidential)`. */
function bareSum(words: string): string {
  return words.replace(REMARK_BEHIND, '').replace(TIME_BEHIND, '').replace(TIME_BEFORE, '')
}

/** What a row of figures is called that sums up others, besides a total. */
const SUMMING = new RegExp(
  [
    String.raw`^(?:report|sheet|page|list|portfolio) (?:totals?|ttl)\b.{0,40}$`,
    String.raw`^(?:low|high|min|max)(?:imum)? ?(?:\/|-|to|and|&) ?(?:low|high|min|max)(?:imum)?$`,
    String.raw`^(?:sub[- ]?|grand )?(?:ttl|tot)s?\b.{0,40}$`,
    `^(?:low|high|range|overall|summary|aggregate|portfolio)(?: (?:rent|sf|total|summary|average))?(?: ?[-:(].{0,40})?$`,
    String.raw`^(?:\(?\d+|(?:#|no\.?|number|count) of) ${COUNTED}\)?$`,
    String.raw`^(?:(?:physical|economic|current|total|percent|%) )?(?:occupancy|vacancy)(?: (?:rate|percent|factor))?(?: ?\(?%\)?)?:?$`,
  ].join('|'),
)
/** What an appraiser's table ends with. */
const CONCLUDING =
  /^(?:concluded|indicated|reconciled|adopted|estimated|projected|opinion of|conclusion|reconciliation|market)\b.{0,20}\b(?:rents?|rates?|values?|prices?|range)\b.{0,80}$|^(?:(?:total |gross |net )?(?:occupied|vacant|leased|available|unleased|total)(?:\/\w+)? (?:area|sf|rsf|sq\.? ?ft\.?|space|units?|suites?|totals?)(?:: ?[\d.,]+ ?%?)?:?|occupied|unleased)$|^(?:conclusion|reconciliation|adjusted (?:average|mean|median|range))s?\b.{0,40}$/
/** `Subject - concluded market rent` */
const OF_SUBJECT = /^subject(?: property)? ?[-–—:] ?/
/** Begins like a total and goes on: `Total Current`, `Average of Class A`. A building may be called so. */
const LIKE_TOTAL =
  /^(?:(?:grand |sub[- ]?)?totals?|averages|sums? (?:of|for)|(?:average|avg\.?|median|mean) (?:of|for|per|all|asking|effective|lease|leased|rent|sale|price|size|sf|current|available|market|portfolio))(?![\p{L}\p{N}]).{0,40}$/u
/** What is printed around a table, never in it. */
const NOTICE =
  /^(?:[©ⓒ*†‡]|\([\dac]\) |copyright(?:ed)?\b|confidential\b|proprietary\b|all rights reserved|sources?:|notes?:|notes? -|disclaimer\b|legend\b:?$|page(?: \d|$)|prepared (?:by|for|on)\b|(?:printed|generated|exported|created|downloaded|updated|last updated) (?:on|by|from|at|with)\b|as of \S|data (?:as of|provided|source)|this (?:report|information|document|data)\b|the information\b|(?:all )?information (?:contained|herein|deemed|provided|obtained|is)\b|deemed (?:to be )?reliable\b|subject to (?:errors|change)\b|for internal use|do not distribute|licensed to\b|end of (?:report|list|table)|\(?continued\b)/
const VACANT = new RegExp(
  `^(?:vacant|vacancy|available|vacant space|open)(?: space| suite| unit)?${VACANT_WHEN}$`,
)

/** The cells that could describe a property, besides the one that says total or vacant. */
const IDENTIFYING: ReadonlySet<ColumnRole> = new Set(['key', 'address', 'coordinates', 'latitude', 'name'])
const SPEAKING: ReadonlySet<ColumnRole> = new Set(['name', 'tenant', 'address', 'key', 'propertyType'])

/** A cell with something in it. Most rows are known by a few cells: the text of the others is never cleaned. */
class Filled {
  readonly index: number
  readonly role: ColumnRole | undefined
  readonly written: string
  #text: string | undefined
  #figure: string | undefined

  constructor(index: number, role: ColumnRole | undefined, written: string) {
    this.index = index
    this.role = role
    this.written = written
  }

  get text(): string {
    this.#text ??= cleanText(this.written)
    return this.#text
  }

  get figure(): string {
    this.#figure ??= figureText(this.text)
    return this.#figure
  }
}

/** Most texts begin with a sign that is seen. */
function isSeen(written: string): boolean {
  const first = written.charCodeAt(0)
  return (first > 0x20 && first < 0x7f) || cleanText(written) !== ''
}

/** Why a row is no property; `null` where it may be one. */
export function skipReason(layout: SheetLayout, cells: readonly Cell[]): SkipReason | null {
  const filled: Filled[] = []
  for (let index = 0; index < cells.length; index++) {
    const written = displayText(cells[index] ?? null)
    if (written !== '' && layout.parted.get(index) !== true && isSeen(written))
      filled.push(new Filled(index, layout.byIndex.get(index)?.role, written))
  }
  if (filled.every(({ text }) => !/[\p{L}\p{N}\p{So}]/u.test(text))) return 'blank'
  if (isRepeatedHeader(layout, filled)) return 'repeated-header'
  if (stepLabel(layout, cells) !== null) return 'rent-step'
  const spoken = speaking(filled)
  const summing = spoken.find((cell) => cell.text.length < 80 && isSum(cell, filled))
  if (summing && !isIdentifiedBeside(summing, filled)) return 'total'
  const vacant = spoken.find(
    (cell) => cell.text.length < 40 && !isBareNumber(cell.text) && VACANT.test(cell.figure),
  )
  if (vacant && (!isIdentifiedBeside(vacant, filled) || isVacantSuite(layout, vacant, filled)))
    return 'vacant'
  return isNotice(filled) || isTitle(layout, filled) ? 'section-title' : null
}

const DESCRIBING: ReadonlySet<ColumnRole> = new Set([
  'city',
  'state',
  'zip',
  'propertyType',
  'yearBuilt',
  'commencement',
  'expiration',
  'dateSigned',
  'saleDate',
])

function isSum(cell: Filled, filled: readonly Filled[]): boolean {
  const { text } = cell
  if (!/[a-z]/i.test(text)) return false
  const words = cell.figure
  const bare = bareSum(words)
  if (bare !== words && (TOTAL.test(bare) || ENDS_AS_TOTAL.test(bare))) return true
  if (CONCLUDING.test(words.replace(OF_SUBJECT, '')) && !/^\d/.test(words)) return true
  if (TOTAL.test(words) || SUMMING.test(words) || ENDS_AS_TOTAL.test(words)) return true
  return LIKE_TOTAL.test(words) && !filled.some((other) => other !== cell && describes(other))
}

/** Whether a cell says something that is said of no sum. */
function describes({ role, text }: Filled): boolean {
  if (isAbsent(figureText(text))) return false
  if (role === 'tenant') return !/\d/.test(text)
  return role !== undefined && DESCRIBING.has(role)
}

const PAGE = /^page \d+(?: of \d+)?$/i
/** When a page was printed. */
const MOMENT =
  /^(?:(?:printed|run|created|generated|as of)(?: on| at)?:? )?(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d)(?:,? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?)?$|^\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?$/i

/** A page's number, with the day it was printed beside it. */
function isPageFoot(filled: readonly Filled[]): boolean {
  return (
    filled.every(({ text }) => PAGE.test(text) || MOMENT.test(text)) &&
    filled.some(({ text }) => PAGE.test(text))
  )
}

function isNotice(filled: readonly Filled[]): boolean {
  if (isPageFoot(filled)) return true
  const [first] = filled
  if (!first || filled.length > 2 || !NOTICE.test(figureText(first.text))) return false
  return !isIdentifiedBeside(first, filled)
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
      !(other.role === 'address' && isBareNumber(other.text)) &&
      !isSum(other, filled) &&
      !isAbsent(figureText(other.text)),
  )
}

const RENTS: readonly ColumnRole[] = ['rentPerSf', 'askingRent', 'effectiveRent', 'salePrice']

/** A suite of a rent roll for which nobody pays or asks anything. */
function isVacantSuite({ byRole }: SheetLayout, vacant: Filled, filled: readonly Filled[]): boolean {
  if (vacant.role !== 'tenant' || !RENTS.some((role) => byRole.has(role))) return false
  const rents = filled.filter(({ role }) => role !== undefined && RENTS.includes(role))
  const isSubject = filled.some(({ text }) => saysSubject(text))
  return (
    !isSubject &&
    filled.some(({ role }) => role === 'suite') &&
    rents.every(({ text }) => !/[1-9]/.test(text))
  )
}

/** Whether two texts begin with other letters, which is cheap to see. */
function beginOtherwise(written: string, header: string): boolean {
  const [one, other] = [written.charCodeAt(0), header.charCodeAt(0)]
  return isLetter(one) && isLetter(other) && (one | 0x20) !== (other | 0x20)
}

function isLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
}

function isRepeatedHeader(layout: SheetLayout, filled: readonly Filled[]): boolean {
  const same = filled.filter((cell) => {
    const header = layout.header[cell.index]
    if (header === undefined || beginOtherwise(cell.written, header)) return false
    return cell.text.toLowerCase() === header.toLowerCase()
  })
  if (same.length >= 2 && same.length * 2 >= filled.length) return true
  return filled.length >= 2 && filled.every(({ index, text }) => isPartOf(layout.header[index], text))
}

/** Whether a text is a line of a header of several: `(SF)` of `Area (SF)`. */
function isPartOf(header: string | undefined, text: string): boolean {
  if (header === undefined || /\d/.test(text)) return false
  const [all, part] = [header.toLowerCase(), text.toLowerCase()]
  return all === part || all.startsWith(`${part} `) || all.endsWith(` ${part}`)
}

/** A line of text in a sheet of several columns; an address on a line of its own is one. */
function isTitle(layout: SheetLayout, filled: readonly Filled[]): boolean {
  const [only, second] = filled
  if (!only || layout.columns.length < 3) return false
  if (second)
    return filled.length === 2 && filled.every(({ text, role }) => role === undefined && !/\d/.test(text))
  return !(only.role === 'address' && isStreetLine(only.text.replace(COUNT_BEHIND, '')))
}

/** How many rows stand below a heading: `Reno (2 buildings)`, `Reno - 2 Properties`. */
const COUNT_BEHIND = new RegExp(String.raw`\s*(?:\(\d+(?: ${COUNTED})?\)|[-–—:,] ?\d+ ${COUNTED})$`, 'i')
