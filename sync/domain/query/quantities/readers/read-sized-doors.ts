import { readCount } from '../../../words/number-words.ts'
import { nouns } from '../../fields/nouns.ts'
import type { Reader } from '../../vocabulary/reading.ts'
import { readFigures } from '../read-figures.ts'
import { endOfDimensions } from './read-unaskable.ts'

const MOST = 99

/** "2 12'x14' grade doors", "(3) 9x10 docks": how many there are; how large they are cannot be asked for. */
export const readSizedDoors: Reader = (reading, at) => {
  const { tokens } = reading
  const open = tokens[at]?.text === '(' ? at + 1 : at
  const min = readCount(tokens[open]?.text ?? '')
  if (min === null || min > MOST) return null
  const start = /^[)x]$/.test(tokens[open + 1]?.text ?? '') ? open + 2 : open + 1
  if (tokens[start]?.kind !== 'number' || tokens[start]?.glued === true) return null
  const side = readFigures(reading, start, null, false)
  const isHeight = side?.tail.unit === 'foot'
  const sized = side === null ? null : endOfDimensions(reading, side.tail.end)
  const tall = /^(?:high|tall|wide)$/.test(tokens[side?.tail.end ?? 0]?.text ?? '') ? 1 : 0
  const end = sized ?? (side !== null && isHeight ? side.tail.end + tall : null)
  const noun = end === null ? null : nouns.longest(tokens, end)
  if (noun === null || !/^(?:dockDoors|gradeDoors)$/.test(noun.value.field)) return null
  const criterion = { kind: 'range' as const, field: noun.value.field, min, max: null }
  return { kind: 'criterion', criterion, negated: null, end: noun.end }
}
