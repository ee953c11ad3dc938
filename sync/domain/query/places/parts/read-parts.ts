import { type Found, foundCriterion, type Reading } from '../../vocabulary/reading.ts'
import { zoneOf } from '../zone-of.ts'
import { readPart } from './read-part.ts'

const JOINT = /^(?:\/|or|and|&|,)$/
const PART = /^(?:north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw|central)$/
const MOST = 4

/** "northwest or north Houston", "NW/N Houston": parts of one town, which is named once. */
export function readParts(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const starts: number[] = []
  let end = at
  while (
    starts.length < MOST &&
    PART.test(tokens[end]?.text ?? '') &&
    JOINT.test(tokens[end + 1]?.text ?? '')
  ) {
    starts.push(end)
    end += 2
  }
  const last = starts.length === 0 ? null : readPart(reading, end)
  if (last === null) return null
  const town = tokens.slice(end + 1, last.end)
  const parts = starts.flatMap((start) => {
    const words = tokens.slice(start, start + 1)
    const part = readPart({ ...reading, tokens: [...words, ...town] }, 0)
    return part === null ? [] : [part]
  })
  if (parts.length < starts.length) return null
  const zones = [...parts, last].map((part) => zoneOf(part, part.reach ?? 0, null))
  return foundCriterion(
    {
      kind: 'zone',
      names: zones.flatMap(({ names }) => names),
      circles: zones.flatMap(({ circles }) => circles),
      around: null,
      not: false,
    },
    last.end,
  )
}
