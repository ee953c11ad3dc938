import type { Cell } from '../../model/cell.ts'
import { currencyMeant, isNegative, round, shown } from '../amounts/amount.ts'
import { partsOfSum } from '../amounts/on-an-area.ts'
import { type CellQuantity, type Quantities, quantitiesOf } from '../amounts/quantities.ts'
import { type CellReading, eachOr, readFigure, refuse } from '../cell-reading.ts'
import { excerpt } from '../plain-text.ts'
import { scan } from '../scan.ts'
import { askedAndTaken } from './asked-and-taken.ts'
import { faceAndEffective } from './face-and-effective.ts'
import { sumOfCosts } from './read-opex.ts'
import { extraOf, NO_EXTRAS, type RentExtras, readRentExtras } from './rent-extras.ts'
import {
  inferredPeriod,
  LOWEST_WHOLE,
  monthlyRent,
  type RentCircumstances,
  SF_PER_SQUARE_METER,
} from './rent-plausibility.ts'
import { orElse, perOf, type SheetRentUnit, UNSAID } from './rent-unit.ts'
import { RENT_RULES } from './rent-words.ts'

/** A rent cell can hold the whole deal: `$14.10/SF NNN plus $3.90/SF OpEx, 3% annual bumps`. */
export interface RentReadings extends RentExtras {
  /** Dollars per SF and month. */
  readonly rent: CellReading<number>
  /** What the rent was counted by: operating expenses in a column of their own are quoted alike. */
  readonly period: 'month' | 'year' | null
  /** What was asked for, in a cell that says it beside what was agreed. */
  readonly asked: CellReading<number> | null
  /** What is paid after concessions, in a cell that says it beside the rent. */
  readonly effective: CellReading<number> | null
  /** The square feet that a cell says its rent is for. */
  readonly area: number | null
}

const LABEL = 'Rent'
/** Before what a rent becomes later: `$0.71 --> $0.74 yr 2`. */
const ARROW = / ?(?:-{1,3}>|=>|→|>>) ?/g
const NOTED: ReadonlySet<string> = new Set([
  'with utilities',
  'a lease that is neither net nor gross',
  'with expenses in it',
  'with steps in later years',
  'an asking rent beside it',
  'a former rent beside it',
  'a later or average rent beside it',
  'with less rent in some months',
])
/** A monthly and a yearly wording of the same rent differ by no more than rounding. */
const SAME_RENT = 0.02

/** Reads a rent. `stated` is the unit that the header and the row give, for a cell that gives none. */
export function readRent(cell: Cell, stated: SheetRentUnit, around: RentCircumstances): RentReadings {
  const reading = readFigure<RentReadings>(cell, LABEL, (text, words) => {
    if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(words)}” is negative.`)
    const both = askedAndTaken(text)
    if (both) return readBoth('asked', both.taken, both.asked, { stated, around, words })
    const net = faceAndEffective(text)
    if (net) return readBoth('effective', net.face, net.effective, { stated, around, words })
    const { money, area } = partsOfSum(withCostsAdded(withYears(text).replace(ARROW, ', ')))
    const tokens = scan(money, RENT_RULES)
    const quantities = tokens && quantitiesOf(tokens)
    if (!quantities) return null
    const anchor = anchorOf(quantities)
    const period = anchor
      ? (unitOf(anchor).period ?? stated.period ?? inferredPeriod(perSfOf(anchor, stated), around.leaning))
      : null
    const currency = (anchor ? unitOf(anchor).currency : null) ?? stated.currency
    const extras = readRentExtras(quantities, period, currency)
    const rent = anchor
      ? readAnchor(
          anchor,
          quantities,
          stated,
          area === null ? around : { ...around, squareFeet: area },
          words,
        )
      : withoutRent(quantities, extras)
    return rent && { value: { ...extras, rent, period, asked: null, effective: null, area } }
  })
  return eachOr(reading, (why) => ({
    ...NO_EXTRAS,
    rent: why,
    period: null,
    asked: null,
    effective: null,
    area: null,
  }))
}

/** `$0.85 + 0.20 cam + 0.05 tax` as `$0.85 + $0.25 opex`. */
function withCostsAdded(text: string): string {
  const at = text.indexOf('+')
  const costs =
    at > 0 && /[+,;].*[a-z]/.test(text.slice(at + 1)) ? sumOfCosts(text.slice(at + 1).trim()) : null
  return costs === null ? text : `${text.slice(0, at)}+ ${costs} opex`
}

/** `$7.25→$7.55→$7.85` as rents of the first year and of later ones. Of `$9.10→$8.40` either may be the rent. */
function withYears(text: string): string {
  if (!/[>→]/.test(text)) return text
  const steps = text.split(ARROW)
  const [first = '', ...later] = steps
  const [, last = '', unit = ''] = STEP.exec(steps.at(-1) ?? '') ?? []
  const amounts = [...steps.slice(0, -1), last].map((step) => Number(step.replace('$', '')))
  const isRising = amounts.every((amount, i) => amount > (amounts[i - 1] ?? 0))
  if (later.length < 2 || last === '' || !isRising) return text
  return [`${first}${unit}`, ...amounts.slice(1).map((amount, i) => `$${amount} yr ${i + 2}`)].join(', ')
}

const STEP = /^(\$? ?\d*\.?\d+)((?:[ /][^\d]*)?)$/

interface Around {
  readonly stated: SheetRentUnit
  readonly around: RentCircumstances
  readonly words: string
}

/** The rent of a cell and the other one that it names; one unit goes for both. */
function readBoth(
  name: 'asked' | 'effective',
  taken: string,
  beside: string,
  { stated, around, words }: Around,
): CellReading<RentReadings> | null {
  const [own, other] = [readRent(taken, stated, around), readRent(beside, stated, around)]
  const period = own.period !== other.period && own.rent.assumed ? other.period : own.period
  const read = period === own.period ? own : readRent(taken, { ...stated, period }, around)
  const first = other.rent.assumed ? readRent(beside, { ...stated, period }, around) : other
  if (read.rent.value === null || first.rent.value === null) return null
  const note = excerpt(words)
  return { value: { ...read, rent: { ...read.rent, note }, [name]: { ...first.rent, note } } }
}

/** The amount that is the rent: of several wordings, one per SF that says its period. */
function anchorOf(quantities: Quantities): CellQuantity | undefined {
  const rents = quantities.list.filter((quantity) => extraOf(quantity, quantities) === null)
  const perSf = rents.filter((rent) => !isWhole(rent))
  return perSf.find((rent) => unitOf(rent).period !== null) ?? perSf[0] ?? rents[0]
}

function withoutRent(quantities: Quantities, extras: RentExtras): CellReading<number> | null {
  const step = quantities.facts.find((fact) => fact.name === 'step')
  const saysSomething = quantities.list.length > 0 || quantities.facts.length > 0 || extras.leaseType !== null
  if (!saysSomething) return null
  return step ? { value: null, note: `a fixed step of ${shown(step.value)} per SF` } : { value: null }
}

function readAnchor(
  anchor: CellQuantity,
  quantities: Quantities,
  stated: SheetRentUnit,
  around: RentCircumstances,
  words: string,
): CellReading<number> {
  const cell = unitOf(anchor)
  const said = orElse(cell, stated)
  const unit = { ...said, currency: currencyMeant(cell.currency, stated.currency, words) }
  if (anchor.low === 0) return { value: null, note: 'a rent of 0 is unknown' }
  const reading = monthlyRent({ amount: anchor.low, cell, stated: unit }, around, LABEL)
  if (reading.problem) return reading
  if (unit.currency !== null && unit.currency !== 'USD') return foreignReading(words, unit.currency, reading)
  if (anchor.high !== null) return rangeReading(anchor, reading)
  const others = quantities.list.filter((other) => other !== anchor && extraOf(other, quantities) === null)
  if (others.some((other) => !isSameRent(other, reading.value))) {
    return refuse('ambiguous', `${LABEL} “${excerpt(words)}” names more than one rent.`)
  }
  const notes = [reading.note, ...sideNotes(anchor, quantities)].filter((note) => note !== undefined)
  return notes.length > 0 ? { ...reading, note: notes.join('; ') } : reading
}

function sideNotes(anchor: CellQuantity, quantities: Quantities): string[] {
  const { notes, facts, list } = quantities
  const step = facts.find((fact) => fact.name === 'step')
  const yards = list.filter((quantity) => extraOf(quantity, quantities) === 'yard')
  const hedges = list.length > 1 ? [] : notes.filter((note) => note === 'about' || note === 'at least')
  return [
    ...hedges.map((hedge) => `${hedge} ${shown(anchor.low)}`),
    ...new Set(notes.filter((note) => NOTED.has(note))),
    ...yards.map(
      ({ low, units }) => `and ${shown(low)}${units.includes('acre') ? ' per acre' : ''} for the yard`,
    ),
    ...(step ? [`a fixed step of ${shown(step.value)} per SF`] : []),
  ]
}

function rangeReading(range: CellQuantity, low: CellReading<number>): CellReading<number> {
  const unit = low.unit ?? ''
  const note = `a range of ${shown(range.low)} to ${shown(range.high ?? range.low)} ${unit}`.trim()
  return low.assumed ? { value: null, unit, note: `${note} (assumed)` } : { value: null, unit, note }
}

/** A rent in another currency is never shown as dollars; the note says what it comes to. */
function foreignReading(
  words: string,
  currency: string,
  { value }: CellReading<number>,
): CellReading<number> {
  const refused = refuse(
    'foreign-currency',
    `${LABEL} “${excerpt(words)}” is in ${currency}, not in dollars.`,
  )
  return value === null ? refused : { ...refused, note: `${shown(round(value, 4))} ${currency}/SF/mo` }
}

/** True for the same rent in another period, or for the whole building. */
function isSameRent(other: CellQuantity, monthly: number | null): boolean {
  if (monthly === null || other.high !== null) return false
  if (isWhole(other)) return true
  const amount = perSfOf(other, UNSAID)
  return [amount, amount / 12].some((rent) => Math.abs(rent / monthly - 1) <= SAME_RENT)
}

function isWhole(quantity: CellQuantity): boolean {
  const { per } = unitOf(quantity)
  return per === 'whole' || (per === null && quantity.low >= LOWEST_WHOLE)
}

/** An amount per square meter as one per square foot. */
function perSfOf(quantity: CellQuantity, stated: SheetRentUnit): number {
  return (unitOf(quantity).per ?? stated.per) === 'm2' ? quantity.low / SF_PER_SQUARE_METER : quantity.low
}

function unitOf({ units, currency }: CellQuantity): SheetRentUnit {
  const named = new Set(units.flatMap((unit) => unit.split(' ')))
  const per = perOf(named)
  const period = named.has('month') ? 'month' : named.has('year') ? 'year' : null
  const trailing = units.find((unit) => /^[A-Z]{3}$/.test(unit)) ?? null
  return {
    per,
    period: named.has('month') && named.has('year') ? null : period,
    currency: trailing ?? currency,
  }
}
