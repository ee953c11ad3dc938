import type { Cell } from '../model/cell.ts'
import { isNegative, MIXED_FRACTION, NUMBER, PLAIN_AMOUNT, round, shown, toNumber } from './amounts/amount.ts'
import { NUMBER_WORDS } from './amounts/number-words.ts'
import { type CellQuantity, quantitiesOf } from './amounts/quantities.ts'
import { type CellReading, readFigure, refuse } from './cell-reading.ts'
import { excerpt } from './plain-text.ts'
import { HEDGES, marks, type Rule, SEPARATORS, scan, words } from './scan.ts'

export type LengthUnit = 'ft' | 'in' | 'm'

const FEET_PER: Readonly<Record<LengthUnit, number>> = { ft: 1, in: 1 / 12, m: 3.280_839_895 }

export interface LengthRules {
  readonly label: string
  /** Everything such a cell may say and still be understood. */
  readonly rules: readonly Rule[]
  /** Feet. */
  readonly least: number
  readonly most: number
}

const UNIT_RULES: readonly Rule[] = [
  {
    pattern: /(?:1st|first) col(?:umn|\.)?(?: line)?(?![a-z])/y,
    token: () => ({ kind: 'noise', name: 'first column', value: 0 }),
  },
  words(
    'noise',
    'trailers',
    'with trailer (?:parking|storage|stalls?)|w/ ?trailer (?:parking|storage|stalls?)',
  ),
  {
    pattern: new RegExp(
      String.raw`${NUMBER} ?(?:'|ft\.?|feet|foot)[ -]*(\d{1,2}(?:\.\d+)?) ?(?:"|in\.?(?![a-z])|inch(?:es)?)`,
      'y',
    ),
    token: ([, feet = '', inches = '']) =>
      Number(inches) < 12 ? { kind: 'amount', name: '', value: toNumber(feet) + Number(inches) / 12 } : null,
  },
  MIXED_FRACTION,
  PLAIN_AMOUNT,
  ...NUMBER_WORDS,
  marks('unit', 'ft', "'(?=[a-z])"),
  words('unit', 'ft', String.raw`'|ft\.?|feet|foot`),
  words('unit', 'in', String.raw`"|in\.?|inch(?:es)?`),
  words('unit', 'm', String.raw`m\.?|met(?:er|re)s?`),
]

/**
 * `about`: words that may be beside the figure. `other`: words that make it another figure, which is kept as a note.
 */
function lengthWords(about: string, other: string): readonly Rule[] {
  return [
    ...UNIT_RULES,
    words('label', 'other', other),
    words('noise', 'about it', about),
    ...HEDGES,
    words('dash', 'to', 'to'),
    ...SEPARATORS,
  ]
}

export const CLEAR_HEIGHT: LengthRules = {
  label: 'Clear height',
  rules: lengthWords(
    String.raw`clear(?:ance)?|clr\.?|cl\.?|ceilings?|heights?|hgt\.?|ht\.?|high|interior|inside|min(?:imum|\.)?|var(?:ies|ying|iable)|from|at|the|first column|warehouse|whse|stack|(?:(?:to|under|below|at) )?(?:the )?(?:(?:bottom|underside|bot\.?) (?:of )?)?(?:the )?(?:(?:bar|roof|steel) )?(?:joists?|beams?|truss(?:es)?|girders?)`,
    String.raw`eaves?|peak|ridge|(?:under|to|below)? ?hook|crane|deck|roof|offices?|ofc\.?|center|centre|max(?:imum|\.)?|up to|mezzanine`,
  ),
  least: 6,
  most: 150,
}

export const TRUCK_COURT: LengthRules = {
  label: 'Truck court',
  rules: lengthWords(
    String.raw`truck|courts?|deep|depth|shared|private|secured?|concrete|min(?:imum|\.)?|apron|yard|fenced|total|dual|loading|wide|the|a`,
    String.raw`max(?:imum|\.)?|up to|trailer|drive aisle`,
  ),
  least: 30,
  most: 1000,
}

/**
 * Reads a length in feet, to a tenth. A range gives its lower end, which the building has everywhere; the note keeps
 * the range.
 */
export function readLength(cell: Cell, rules: LengthRules, column: LengthUnit | null): CellReading<number> {
  const { label, least, most } = rules
  return readFigure<number>(cell, label, (text, cellWords) => {
    if (isNegative(text)) return refuse('negative', `${label} “${excerpt(cellWords)}” is negative.`)
    const tokens = scan(text, rules.rules)
    const quantities = tokens && quantitiesOf(tokens)
    if (!quantities || quantities.list.length === 0 || quantities.looseLabels.length > 0) return null
    const own = quantities.list.filter(({ labels, afterwords }) => labels.length + afterwords.length === 0)
    if (own.length === 0)
      return { value: null, note: `${excerpt(cellWords)}, not the ${label.toLowerCase()}` }
    const unit = unitOf(own) ?? column ?? 'ft'
    const ends = own.flatMap(({ low, high }) => (high === null ? [low] : [low, high]))
    const [lowest, highest] = [Math.min(...ends), Math.max(...ends)].map((end) =>
      round(end * FEET_PER[unit], 1),
    )
    if (lowest === undefined || highest === undefined) return null
    if (highest === 0) return { value: null, note: `a ${label.toLowerCase()} of 0 is unknown` }
    if (lowest < least || highest > most) {
      return refuse(
        'implausible',
        `${label} of ${shown(lowest < least ? lowest : highest)} ft is not plausible.`,
      )
    }
    const notes = [
      ...(lowest === highest ? [] : [`the lower end of ${shown(lowest)} to ${shown(highest)} ft`]),
      ...(own.length === quantities.list.length ? [] : [excerpt(cellWords)]),
      ...(quantities.notes.includes('about') ? ['approximate'] : []),
    ]
    return notes.length > 0 ? { value: lowest, unit, note: notes.join('; ') } : { value: lowest, unit }
  })
}

function unitOf(lengths: readonly CellQuantity[]): LengthUnit | null {
  const units = new Set(lengths.flatMap((length) => length.units))
  return (['ft', 'm', 'in'] as const).find((unit) => units.has(unit)) ?? null
}
