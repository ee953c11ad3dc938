import type { Cell } from '../model/cell.ts'
import { PLAIN_AMOUNT, shown } from './amounts/amount.ts'
import { NUMBER_TWICE, NUMBER_WORDS } from './amounts/number-words.ts'
import { type CellQuantity, type Quantities, quantitiesOf } from './amounts/quantities.ts'
import { type CellReading, eachOr, readFigure, refuse } from './cell-reading.ts'
import { excerpt } from './plain-text.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from './scan.ts'

export type DoorKind = 'dock' | 'grade'

/** A door cell can count both kinds: `6 dock-high, 2 grade-level`. `null`: the cell says nothing of that kind. */
export interface DoorReadings {
  readonly dock: CellReading<number> | null
  readonly grade: CellReading<number> | null
}

const MOST_DOORS = 1000

const FEET = String.raw`\d{1,2}(?:\.\d+)? ?(?:'|ft\.?|feet)?(?: ?-? ?\d{1,2} ?")?`
const COMPASS = ['north', 'south', 'east', 'west']
const SIDES = ['front', 'rear', 'side', ...COMPASS]
const DOOR_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`${FEET} ?(?:w(?:ide)?)? ?x ?${FEET} ?(?:h(?:igh)?|tall)?(?![a-z\d])`, 'y'),
    token: () => ({ kind: 'noise', name: 'door size', value: 0 }),
  },
  {
    pattern: /rail(?: ?- ?served)?(?: doors?)?: ?\d+(?: doors?)?|\d+ rail ?- ?(?:served )?doors?/y,
    token: () => ({ kind: 'noise', name: 'of the rail', value: 0 }),
  },
  {
    pattern: /\(?(?:bldg\.?|building) total:? \d+\)?/y,
    token: () => ({ kind: 'noise', name: 'of the building', value: 0 }),
  },
  {
    pattern:
      /\(\d{1,3} ?(?:\/|(?:per|each|ea\.?|on (?:each|both)|a) ?)(?:side|end|elevation|building|bldg\.?)s?(?: of [a-z]+)?\)/y,
    token: () => ({ kind: 'noise', name: 'on each side', value: 0 }),
  },
  {
    pattern: /(?:cross|x) ?-? ?dock(?:ed)?,?:? \(?(\d{1,3}) ?[/x&+] ?(\d{1,3})\)?(?= ?(?:d|dh|dock))/y,
    token: ([, one, other]) => ({ kind: 'amount', name: '', value: Number(one) + Number(other) }),
  },
  { pattern: /(?<=[a-z] ?)-(?= ?\d)/y, token: () => ({ kind: 'noise', name: ':', value: 0 }) },
  {
    pattern: /\(?(?:expandable|expansion|exp\.?|knock ?-?outs?)(?: to| for)? \d+\)?/y,
    token: () => ({ kind: 'noise', name: 'expandable', value: 0 }),
  },
  {
    pattern:
      /(?:with|w\/|incl(?:uding|\.)?) ?\d{1,3} (?:(?:pit|edge of dock|eod|mechanical|hydraulic) )?(?:levell?ers?|seals?|shelters?|bumpers?|restraints?)|\(\d{1,3} (?:with|w\/|have|having|has)[^()\d]*\)|(?<=\d.*[,;] ?)\d{1,3} ?(?:of (?:which|them) )?(?:with|w\/|have|having|has) ?(?:(?:pit|edge of dock|eod|mechanical|hydraulic) )?(?:levell?ers?|seals?|shelters?|bumpers?|restraints?)|\d[\d,]* ?(?:#|lbs?\.?|pounds?)(?![a-z])(?: ?capacity)?/y,
    token: () => ({ kind: 'noise', name: 'equipment', value: 0 }),
  },
  NUMBER_TWICE,
  { pattern: /\((\d+)\)/y, token: ([, digits]) => ({ kind: 'amount', name: '', value: Number(digits) }) },
  PLAIN_AMOUNT,
  ...NUMBER_WORDS,
  words('amount', '0', 'no|zero|without'),
  words(
    'label',
    'dock',
    String.raw`(?:loading )?(?:docks?|dk)(?: (?:high|hi|height|level|wells?))?|(?:dh|d\/h|dd|tl|t\/l|tw)(?:['’]?s)?|d(?!\/i)|truck (?:level|high|height|wells?|docks?)|wells?|th|(?:dock |truck )?positions?`,
  ),
  words(
    'label',
    'grade',
    String.raw`grade(?: (?:level|high))?|ground(?: level)?|(?:gl|g\/l|gld|d\/?i)(?:['’]?s)?|g|drive ?-? ?ins?|drive ?-? ?thr(?:u|ough)|ramp(?:ed|s)?|roll ?-? ?ups?|ohds?|o\.?h\.?(?= ?(?:doors?)?$)`,
  ),
  words('label', 'rail', 'rail'),
  words('label', 'semi', 'semi docks?|semi dock high|van high'),
  words('noise', 'exterior', String.raw`ext(?:erior|ernal|\.)?`),
  words('noise', 'interior', String.raw`int(?:erior|ernal|\.)?`),
  ...SIDES.map((place) => words('noise', place, `${place} ?-?(?: ?(?:side|load(?:ed|ing)?|doors?))?`)),
  ...COMPASS.map((place) => words('noise', place, String.raw`${place.charAt(0)}(?![/'’])\.?(?: side)?`)),
  words(
    'noise',
    'door',
    String.raw`doors?|drs?\.?|loading|(?:cross|x) ?-? ?dock(?:ed|s)?|tot(?:al|\.)?|over ?sized?|overhead|o\.?h\.?|bays?|high|level|high doors?|equipped|insulated|new|existing|standard|and|on|knock ?-?outs?`,
  ),
  words(
    'noise',
    'equipment',
    '(?:pit|edge of dock|eod|mechanical|hydraulic|manual|electric|automatic)? ?(?:levell?ers?|seals?|shelters?|bumpers?|restraints?|lights?|openers?|lifts?)|eod|motorized|electric|manual|automatic',
  ),
  words('noise', 'a', 'a|at|only|of|each|approx|all|has|have'),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

/**
 * Counts doors. `column` is the kind its header names, in the header's order where it names both. A range gives its
 * lower end, which is certain.
 */
export function readDoors(cell: Cell, column: readonly DoorKind[], label: string): DoorReadings {
  const reading = readFigure<DoorReadings>(
    cell,
    label,
    (text, cellWords) => {
      if (/^(?:yes|y|true|x)$/.test(text)) {
        return { value: null, token: excerpt(cellWords), note: 'present, not counted' }
      }
      const counted = /^(?:yes|y),? ?[-(]? ?(\d{1,3})\)?$/.exec(text)
      if (counted) return { value: ofColumn(column, { value: Number(counted[1]) }) }
      const tokens = scan(text, DOOR_RULES)
      const quantities = tokens && quantitiesOf(tokens)
      if (!quantities) return null
      if (quantities.list.length === 0) {
        const isSize = tokens.some((token) => token.name === 'door size')
        return isSize ? { value: null, note: `door size ${excerpt(cellWords)}` } : null
      }
      const doors = countDoors(quantities, column, label, cellWords)
      if (!doors)
        return refuse('ambiguous', `${label} “${excerpt(cellWords)}” does not say which kind of door.`)
      return doors.dock || doors.grade
        ? { value: doors }
        : { value: null, note: `other doors: ${excerpt(cellWords)}` }
    },
    ofColumn(column, { value: 0 }),
  )
  return eachOr(reading, (why) => ofColumn(column, why))
}

/** One answer for all the kinds a column counts. */
function ofColumn(column: readonly DoorKind[], reading: CellReading<number>): DoorReadings {
  const isOf = (kind: DoorKind) => column.length === 0 || column.includes(kind)
  return { dock: isOf('dock') ? reading : null, grade: isOf('grade') ? reading : null }
}

function countDoors(
  { list, notes }: Quantities,
  column: readonly DoorKind[],
  label: string,
  cellWords: string,
): DoorReadings | null {
  const counted: { kind: DoorKind; doors: CellQuantity }[] = []
  let summed: DoorReadings | null = null
  const unnamed: CellQuantity[] = []
  for (const doors of list) {
    const kinds = kindsOf(doors)
    if (kinds === 'other') continue
    if (kinds.length === 0) unnamed.push(doors)
    else if (kinds.length > 1) return null
    else counted.push(...kinds.map((kind) => ({ kind, doors })))
  }
  if (unnamed.length > 0) {
    const [first] = counted
    // Under `Docks`: `14, 2 grade level`.
    const isOther = column.length > 0 && !counted.some(({ kind }) => column.includes(kind))
    const isBeside = isOther && first?.doors.joinedBy !== '('
    if (first && !isBeside) {
      const isOneKind = counted.every(({ kind }) => kind === first.kind)
      if (!isOneKind || !notes.includes('exterior')) return null
      const all = list.filter((doors) => kindsOf(doors) !== 'other')
      const areAlike = first.kind === 'dock' || (all.length === 2 && notes.includes('interior'))
      if (areAlike) return sumOf(all, notes, [first.kind])
      // Docks are told apart by where they are: `6 exterior, 2 interior, 1 drive-in`.
      summed = unnamed.length === 1 ? null : sumOf(unnamed, notes, ['dock'])
      if (unnamed.length > 1 && summed === null) return null
      if (summed === null) counted.push(...unnamed.map((doors) => ({ kind: 'dock' as const, doors })))
    } else if (unnamed.length !== column.length) {
      summed = sumOf(unnamed, notes, column)
      if (!first || !summed) return first ? null : summed
    } else counted.push(...unnamed.map((doors, i) => ({ kind: column[i] ?? 'dock', doors })))
  }
  const isApproximate = notes.includes('about')
  const read = (kind: DoorKind): CellReading<number> | null => {
    const own = counted.filter((count) => count.kind === kind).map(({ doors }) => doors)
    const [first, second] = own
    if (!first) return null
    if (!second) return readCount(first, isApproximate, label)
    const twice = refuse('ambiguous', `${label} “${excerpt(cellWords)}” counts the same doors twice.`)
    return sumOf(own, notes, [kind])?.[kind] ?? twice
  }
  return { dock: summed?.dock ?? read('dock'), grade: summed?.grade ?? read('grade') }
}

const PLACES: ReadonlySet<string> = new Set(SIDES)

/** One kind of doors counted by where they are or how large: `12 exterior, 2 interior`, `1 - 12x14 & 1 - 10x10`. */
function sumOf(
  parts: readonly CellQuantity[],
  notes: readonly string[],
  column: readonly DoorKind[],
): DoorReadings | null {
  const [kind] = column
  const isBySize = notes.filter((note) => note === 'door size').length === parts.length
  const isByPlace =
    (notes.includes('exterior') && notes.includes('interior')) ||
    notes.filter((note) => PLACES.has(note)).length === parts.length
  if (column.length !== 1 || !(isBySize || isByPlace) || parts.some(({ high }) => high !== null)) return null
  const counts = parts.map(({ low }) => low)
  const sum = { value: counts.reduce((all, count) => all + count, 0), note: counts.join(' + ') }
  return { dock: kind === 'dock' ? sum : null, grade: kind === 'grade' ? sum : null }
}

function kindsOf({ labels, afterwords }: CellQuantity): readonly DoorKind[] | 'other' {
  const named = new Set(labels.length > 0 ? labels : afterwords)
  if (named.has('rail') || named.has('semi')) return 'other'
  return (['dock', 'grade'] as const).filter((kind) => named.has(kind))
}

function readCount({ low, high }: CellQuantity, isApproximate: boolean, label: string): CellReading<number> {
  if (!Number.isInteger(low) || low > MOST_DOORS) {
    return refuse('implausible', `${label} of ${shown(low)} is not a plausible number of doors.`)
  }
  if (high !== null) return { value: low, note: `the lower end of ${shown(low)} to ${shown(high)} doors` }
  return isApproximate ? { value: low, note: 'approximate' } : { value: low }
}
