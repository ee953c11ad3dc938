import { displayText, figureText } from '../cells/plain-text.ts'
import { isEmpty, isFigure } from '../cells/row-cells.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'

const ORDINAL = '(?:1st|2nd|3rd|\\d{1,2}th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)'
const TO = ' ?(?:-|to|thru|through) ?'
const STEPS = '(?:steps?|bumps?|increases?|escalations?|escalators?|adjustments?)(?:[- ]ups?)?'
const DAY = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}/\d{4}|[a-z]{3,9}\.? (?:\d{1,2}, ?)?\d{4})`
/** A title over steps, which may stand without a figure. */
const TITLE = new RegExp(
  `^(?:(?:base |contract |future |scheduled |annual )?(?:rent|rental|lease|rate) )?(?:${STEPS}|steps? schedule|(?:escalation|step|rent) schedule):?$`,
)
const STEP = new RegExp(
  [
    `^(?:(?:base |contract |future |scheduled |annual )?(?:rent|rental|lease|rate) )?${STEPS}(?: ?(?:#|no\\.?)? ?\\d{1,2})?(?:,? ?(?:-|:|on|at|eff\\.?|effective|from)? ?${DAY})?:?$`,
    `^(?:lease |rent |term )?(?:years?|yrs?\\.?) ?(?:#|no\\.?)? ?\\d{1,2}(?:${TO}(?:(?:year|yr\\.?) ?)?\\d{1,2})?:?$`,
    `^${ORDINAL} (?:lease |rent )?(?:year|yr\\.?):?$`,
    `^(?:months?|mos?\\.?|m) ?\\d{1,3}(?:${TO}(?:(?:months?|mos?\\.?|m) ?)?\\d{1,3}| ?\\+| and (?:after|on))?:?$`,
    `^\\d{1,3}${TO}\\d{1,3} (?:months?|mos?\\.?):?$`,
    `^(?:renewal |extension )(?:option|period|term|rent)s?(?: ?#?\\d)?(?: ?\\(.{1,20}\\))?:?$`,
  ].join('|'),
)
/** What a tenant pays besides its rent, on a line below the lease. */
const CHARGE =
  /^(?:(?:est\.?|estimated|monthly|annual) )?(?:cam|common area maintenance|(?:real estate|property|re) tax(?:es)?|tax(?:es)?|insurance|nnns?|op ?ex|operating expenses?|utilities|(?:management|mgmt\.?) fees?|security deposit|base rent)(?: (?:charges?|recover(?:y|ies)|reimbursements?|estimates?|fees?))?:?$/
/** How all of them begin. Cheap to ask of every row. */
const BEGINS =
  /^\s*(?:\d{1,4}\s?(?:[-–—/.]|to\b|thru\b|st\b|nd\b|rd\b|th\b)|m\d|(?:rent|rental|base|contract|future|scheduled|annual|lease|rate|term|steps?|bumps?|increases?|escalat\w+|adjustments?|years?|yrs?|months?|mos?|renewal|extension|est|estimated|monthly|cam|common|real|property|re|tax|taxes|insurance|nnns?|op|opex|operating|utilities|management|mgmt|security|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b)/i
const DAYS = new RegExp(`^${DAY}(?:${TO}${DAY})?$`)
/** What may stand beside a figure of a step. */
const UNIT_WORDS =
  /(?:\/|per|p)? ?\b(?:usd?|psf|rsf|sf|sq\.? ?ft\.?|mo(?:nth|nthly)?s?|yr|year|yearly|annual(?:ly)?|annum|per|nnn|gross|mg|net|base|rent|months?)\b\.?/g

/** Whether a text is a day, or one day to another. */
export function isDay(text: string): boolean {
  return DAYS.test(figureText(text))
}

/** Where a building stands that was written once for a lease and its steps. */
const OF_THE_BUILDING: ReadonlySet<ColumnRole> = new Set([
  'key',
  'name',
  'address',
  'city',
  'state',
  'zip',
  'submarket',
  'propertyType',
])
const OF_THE_OCCUPANT: ReadonlySet<ColumnRole | undefined> = new Set(['tenant', 'suite'])
const WORDS: ReadonlySet<ColumnRole | undefined> = new Set([
  ...OF_THE_BUILDING,
  ...OF_THE_OCCUPANT,
  'notes',
  undefined,
])

/** A lease has more. */
const MOST_FILLED = 14

const RENTS: ReadonlySet<ColumnRole> = new Set(['rentPerSf', 'askingRent', 'effectiveRent'])
const OF_A_STEP: ReadonlySet<ColumnRole> = new Set([
  ...RENTS,
  'commencement',
  'expiration',
  'rentEscalationPct',
])

/** The cell of a row that says which step of a rent it is: `Year 2`, `Months 13-24`, `Rent step`, or a day under words. */
export interface StepLabel {
  readonly index: number
  readonly text: string
  readonly isDay: boolean
  /** It is a charge besides the rent. */
  readonly isCharge: boolean
}

/** What makes a row a step of the lease above it; `null` where it is none. A title over steps counts as one. */
export function stepLabel({ byIndex }: SheetLayout, cells: readonly Cell[]): StepLabel | null {
  if (!mayBeStep(byIndex, cells)) return bareStep(byIndex, cells)
  let label: StepLabel | null = null
  let figures = 0
  let isBuilding = false
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? null
    if (isEmpty(cell)) continue
    const role = byIndex.get(index)?.role
    if (typeof cell === 'number') {
      figures++
      continue
    }
    const text = figureText(displayText(cell)).trim()
    if (label === null && WORDS.has(role) && /[\d:a-z]$|[.+)]$/.test(text)) {
      const isDay = role !== undefined && DAYS.test(text)
      const isCharge = OF_THE_OCCUPANT.has(role) && CHARGE.test(text)
      if (isDay || isCharge || STEP.test(text)) {
        label = { index, text, isDay, isCharge }
        continue
      }
    }
    if (isFigure(text) || DAYS.test(text) || isFigure(text.replace(UNIT_WORDS, ''))) figures++
    else if (role !== undefined && OF_THE_BUILDING.has(role)) isBuilding = true
    else if (text.replace(UNIT_WORDS, '').trim() !== '') return null
  }
  if (label === null) return null
  // A building beside it was merged down from its lease. A tenant may be called `Steps`.
  if (isBuilding && !(OF_THE_OCCUPANT.has(byIndex.get(label.index)?.role) && /\d/.test(label.text)))
    return null
  if (figures === 0) return TITLE.test(label.text) && !isBuilding ? label : null
  return label
}

/** A row of nothing but the day from which a rent holds and that rent. */
function bareStep(byIndex: SheetLayout['byIndex'], cells: readonly Cell[]): StepLabel | null {
  let day = -1
  let hasRent = false
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? null
    if (isEmpty(cell)) continue
    const role = byIndex.get(index)?.role
    if (role === undefined || !OF_A_STEP.has(role)) return null
    if (role === 'commencement') day = index
    if (RENTS.has(role)) hasRent = true
  }
  if (day === -1 || !hasRent) return null
  return { index: day, text: figureText(displayText(cells[day] ?? null)), isDay: true, isCharge: false }
}

interface StepColumns {
  readonly building: readonly number[]
  readonly occupant: readonly number[]
}
const COLUMNS = new WeakMap<SheetLayout['byIndex'], StepColumns>()

function columnsOf(byIndex: SheetLayout['byIndex']): StepColumns {
  const known = COLUMNS.get(byIndex)
  if (known) return known
  const all = [...byIndex.values()]
  const columns = {
    building: all.flatMap(({ role, index }) => (OF_THE_BUILDING.has(role) ? [index] : [])),
    occupant: all.flatMap(({ role, index }) => (OF_THE_OCCUPANT.has(role) ? [index] : [])),
  }
  COLUMNS.set(byIndex, columns)
  return columns
}

/** Whether a row names its building twice, as by its town and state: a step does so only beside a label with a number. */
function isOfBuilding({ building, occupant }: StepColumns, cells: readonly Cell[]): boolean {
  let words = 0
  for (const index of building) {
    const cell = cells[index]
    if (typeof cell !== 'string' || !isLetter(cell, 0) || !isLetter(cell, cell.length - 1)) continue
    if (++words < 2) continue
    return occupant.every((at) => {
      const label = cells[at] ?? null
      return label === null || typeof label === 'number' || (typeof label === 'string' && !/\d/.test(label))
    })
  }
  return false
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at) | 0x20
  return code >= 0x61 && code <= 0x7a
}

function mayBeStep(byIndex: SheetLayout['byIndex'], cells: readonly Cell[]): boolean {
  if (isOfBuilding(columnsOf(byIndex), cells)) return false
  let filled = 0
  let may = false
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]
    if (cell === null || cell === undefined || cell === '') continue
    if (++filled > MOST_FILLED) return false
    if (may || typeof cell === 'number' || typeof cell === 'boolean') continue
    const role = byIndex.get(index)?.role
    if (WORDS.has(role)) may = typeof cell === 'string' ? BEGINS.test(cell) : role !== undefined
  }
  return may
}
