import { comparators } from '../../amounts/comparators.ts'
import { foundCriterion, type Reader } from '../../vocabulary/reading.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { readFigures } from '../read-figures.ts'

const units = phraseTable([
  [
    true,
    'amp|amps|ampere|amperes|volt|volts|kva|kw|mw|megawatt|megawatts|amp service|amps service|volt service',
  ],
])
const gluedUnits = new Set(['a', 'v', 'kv'])
/** Amperes or volts that are written with a letter: less is the number of an exit. */
const LEAST = 100
const pairs = /^(?:120|208|240|277|460|480|600)$/
const phases = phraseTable([[true, '3 phase|3ph|three phase|3 ph|power|service|3 phase power']])

/**
 * "1,200 amps", "480V", "277/480": how much power there is cannot be asked for, that there is can. What bounds it,
 * "over 2,000 amps", stays words, so that nobody takes it for asked.
 */
export const readElectric: Reader = (reading, at) => {
  const { tokens } = reading
  const start = comparators.longest(tokens, at)?.end ?? at
  const end = endOfPair(reading, start) ?? endOfUnit(reading, start)
  if (end === null) return null
  if (start > at) return { kind: 'words', end }
  const criterion = { kind: 'amenity', amenity: 'power', not: false } as const
  const last = phases.longest(tokens, end)?.end ?? end
  // "400 amps min 1.10 NNN": the bound is of the power.
  const isBound = /^(?:min|minimum)$/.test(tokens[last]?.text ?? '')
  return foundCriterion(criterion, isBound ? last + 1 : last)
}

function endOfPair({ tokens }: Parameters<Reader>[0], at: number): number | null {
  const [first, sign, second, after] = tokens.slice(at, at + 4)
  if (sign?.text !== '/' || !pairs.test(first?.text ?? '') || !pairs.test(second?.text ?? '')) return null
  const isUnit = after !== undefined && (gluedUnits.has(after.text) || units.longest(tokens, at + 3) !== null)
  return isUnit ? at + 4 : at + 3
}

function endOfUnit(reading: Parameters<Reader>[0], at: number): number | null {
  const { tokens } = reading
  const figures = readFigures(reading, at, null, false)
  if (figures === null || figures.tail.unit !== null) return null
  const next = tokens[figures.tail.end]
  if (next?.glued === true && gluedUnits.has(next.text) && figures.low.value >= LEAST)
    return figures.tail.end + 1
  const dash = next?.text === '-' ? figures.tail.end + 1 : figures.tail.end
  return units.longest(tokens, dash)?.end ?? null
}
