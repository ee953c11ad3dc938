import type { Cell } from '../cell.ts'
import { isNegative, PLAIN_AMOUNT, round, shown } from './amount.ts'
import { type CellReading, readFigure, refuse } from './cell-reading.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { excerpt } from './plain-text.ts'
import { quantitiesOf } from './quantities.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from './scan.ts'

const MOST_STALLS = 20_000

const TRAILER_RULES: readonly Rule[] = [
  PLAIN_AMOUNT,
  ...NUMBER_WORDS,
  words('amount', '0', 'no|zero|without'),
  words('label', 'auto', 'autos?|cars?|employees?|vehicles?'),
  words('label', 'trailer', 'trailers?|trucks?|tractors?|truck\\/trailer'),
  words(
    'noise',
    'stall',
    'parking|stalls?|spaces?|spots?|positions?|storage|drops?|on ?site|secured?|of|total|surface',
  ),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

/** Counts trailer stalls; of a range it is the lower end. Stalls for cars are kept in a note. */
export function readTrailerStalls(cell: Cell): CellReading<number> {
  const label = 'Trailer stalls'
  return readFigure<number>(cell, label, (text, cellWords) => {
    if (/^(?:yes|y)$/.test(text))
      return { value: null, token: excerpt(cellWords), note: 'present, not counted' }
    if (/^(?:no|n)$/.test(text)) return { value: 0 }
    if (isNegative(text)) return refuse('negative', `${label} “${excerpt(cellWords)}” is negative.`)
    const tokens = scan(text, TRAILER_RULES)
    const quantities = tokens && quantitiesOf(tokens)
    if (!quantities || quantities.list.length === 0) return null
    const isAuto = ({ labels, afterwords }: { labels: readonly string[]; afterwords: readonly string[] }) =>
      (labels.length > 0 ? labels : afterwords).includes('auto')
    const autos = quantities.list.filter(isAuto)
    const [trailers, other] = quantities.list.filter((stalls) => !isAuto(stalls))
    if (other) return refuse('ambiguous', `${label} “${excerpt(cellWords)}” names more than one number.`)
    const notes = autos.map((stalls) => `${shown(stalls.low)} for cars`)
    if (!trailers) return { value: null, note: notes.join('; ') }
    if (!Number.isInteger(trailers.low) || trailers.low > MOST_STALLS) {
      return refuse('implausible', `${label} of ${shown(trailers.low)} is not a plausible number.`)
    }
    if (trailers.high !== null)
      notes.unshift(`the lower end of ${shown(trailers.low)} to ${shown(trailers.high)}`)
    return notes.length > 0 ? { value: trailers.low, note: notes.join('; ') } : { value: trailers.low }
  })
}

const MOST_TONS = 500

const CRANE_RULES: readonly Rule[] = [
  { pattern: /\((\d{1,2})\)/y, token: ([, count]) => ({ kind: 'label', name: `${count} cranes`, value: 0 }) },
  {
    pattern: /\d{1,3}(?:'| ?-?ft\.?| ?-?feet| ?-?foot) ?(?:under )?hook(?: height)?/y,
    token: () => ({ kind: 'label', name: 'hook height', value: 0 }),
  },
  words('label', 'several cranes', '(?:two|three|four|five|six)(?= ?\\d)'),
  {
    pattern: /(\d{1,2}) ?(?:x|@) ?(?=\d)/y,
    token: ([, count]) => ({ kind: 'label', name: `${count} cranes`, value: 0 }),
  },
  PLAIN_AMOUNT,
  words('unit', 'tons', 't|tons?|tonnes?'),
  words(
    'noise',
    'crane',
    'bridge|cranes?|overhead|jib|gantry|capacity|capable|each|top running|up to|ea\\.?|with|ready|existing|max(?:imum|\\.)?',
  ),
  words('noise', 'hook', 'under hook'),
  ...HEDGES,
  ...SEPARATORS,
]

/** Reads crane capacity in tons: the largest crane's, where a cell names several. */
export function readCraneTons(cell: Cell): CellReading<number> {
  const label = 'Crane capacity'
  return readFigure<number>(cell, label, (text, cellWords) => {
    if (/^(?:yes|y|crane ready|crane capable|cranes?)$/.test(text))
      return { value: null, token: excerpt(cellWords) }
    if (/^(?:no|n|no cranes?)$/.test(text)) return { value: 0 }
    if (isNegative(text)) return refuse('negative', `${label} “${excerpt(cellWords)}” is negative.`)
    const tokens = scan(text, CRANE_RULES)
    if (!tokens) return null
    const tons = tokens.filter((token) => token.kind === 'amount').map((token) => token.value)
    if (tons.length === 0) return null
    const value = round(Math.max(...tons), 2)
    if (value > MOST_TONS) return refuse('implausible', `${label} of ${shown(value)} tons is not plausible.`)
    const isMore = tons.length > 1 || tokens.some((token) => token.kind === 'label')
    return isMore ? { value, unit: 'tons', note: excerpt(cellWords) } : { value, unit: 'tons' }
  })
}
