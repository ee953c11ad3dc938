import { isNegative, PLAIN_AMOUNT, shown } from '../cells/amounts/amount.ts'
import { NUMBER_WORDS } from '../cells/amounts/number-words.ts'
import { quantitiesOf } from '../cells/amounts/quantities.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { excerpt } from '../cells/plain-text.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from '../cells/scan.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const trailerStalls = ownColumn('trailerStalls', {
  aliases:
    'trailer parking|trailer stall|trailer space|trailer storage|trailer position|trailer drop|trailer parking space|trailer parking stall|trailer|trailer parking count|trailer park|trailers|trailer spot|trailer stalls number|number of trailer stall|trailer parking stalls|trailer storage stall|trailer position number|truck parking|truck trailer parking|trailer lot|trailer stall count|trailer pkg',
  avoid: 'ratio',
  fillers: 'count',
  read: (cell) => readTrailerStalls(cell),
})

const LABEL = 'Trailer stalls'
const MOST_STALLS = 20_000

const RULES: readonly Rule[] = [
  {
    pattern: /\(?(?:expandable|expansion)(?: to| for)? \d+\)?/y,
    token: () => ({ kind: 'noise', name: 'expandable', value: 0 }),
  },
  PLAIN_AMOUNT,
  ...NUMBER_WORDS,
  words('amount', '0', 'no|zero|without'),
  words('label', 'auto', 'autos?|cars?|employees?|vehicles?'),
  words('label', 'trailer', 'trailers?|trucks?|tractors?|truck\\/trailer'),
  words(
    'noise',
    'stall',
    'parking|stalls?|spaces?|spots?|positions?|storage|drops?|on ?site|off ?-? ?dock|striped|paved|dedicated|secured?|of|total|surface',
  ),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

/** Counts trailer stalls; of a range it is the lower end. Stalls for cars are kept in a note. */
function readTrailerStalls(cell: Cell): CellReading<number> {
  return readFigure<number>(
    cell,
    LABEL,
    (text, cellWords) => {
      if (/^(?:yes|y)$/.test(text))
        return { value: null, token: excerpt(cellWords), note: 'present, not counted' }
      if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
      const tokens = scan(text, RULES)
      const quantities = tokens && quantitiesOf(tokens)
      if (!quantities || quantities.list.length === 0) return null
      const isAuto = ({ labels, afterwords }: { labels: readonly string[]; afterwords: readonly string[] }) =>
        (labels.length > 0 ? labels : afterwords).includes('auto')
      const autos = quantities.list.filter(isAuto)
      const [trailers, other] = quantities.list.filter((stalls) => !isAuto(stalls))
      if (other) return refuse('ambiguous', `${LABEL} “${excerpt(cellWords)}” names more than one number.`)
      const notes = autos.map((stalls) => `${shown(stalls.low)} for cars`)
      if (!trailers) return { value: null, note: notes.join('; ') }
      if (!Number.isInteger(trailers.low) || trailers.low > MOST_STALLS) {
        return refuse('implausible', `${LABEL} of ${shown(trailers.low)} is not a plausible number.`)
      }
      if (trailers.high !== null)
        notes.unshift(`the lower end of ${shown(trailers.low)} to ${shown(trailers.high)}`)
      return notes.length > 0 ? { value: trailers.low, note: notes.join('; ') } : { value: trailers.low }
    },
    0,
  )
}
