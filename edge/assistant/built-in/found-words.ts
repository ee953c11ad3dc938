import type { FoundOutput } from '../tools/tool-output.ts'
import { notUnderstoodWords } from './not-understood-words.ts'
import type { Wording } from './plan.ts'

/** How many were found, and the first of them in the order asked for. */
export function foundWords(output: FoundOutput, wording: Wording): string {
  const { criteria, count, rows, order, notUnderstood } = output
  const where = criteria === '' ? '' : ` ${criteria}`
  const tail = notUnderstoodWords(notUnderstood)
  if (output.found === 0) {
    const [way] = output.without
    const instead =
      way === undefined
        ? ''
        : ` Without “${way.criterion}” there ${way.found === 1 ? 'is' : 'are'} ${way.count}.`
    return `I found ${count}${where}.${instead}${tail}`
  }
  if (wording === 'ordered' && order !== null) return ordered(output, where) + tail
  const is = output.found === 1 ? 'is' : 'are'
  const start = wording === 'counted' ? `There ${is} ${count}${where}.` : `I found ${count}${where}.`
  const [first] = rows
  if (first === undefined) return start + tail
  if (first.distance !== null) return `${start} The nearest is ${first.name}, ${first.distance} away.${tail}`
  const rented = rows.find(({ rent }) => rent !== null)
  const lowest =
    output.found === 1
      ? ` It is ${first.name}${first.rent === null ? ', which states no rent' : `, at ${first.rent}/SF/mo`}.`
      : rented === undefined
        ? ' None of them states a rent.'
        : order === null && output.found > 1
          ? ` ${rented.name} has the lowest rent, ${rented.rent}/SF/mo.`
          : ''
  return `${start}${lowest}${tail}`
}

function ordered({ rows, order, count, found: all }: FoundOutput, where: string): string {
  const [first] = rows
  if (order === null || first === undefined) return `I found ${count}${where}.`
  const { field, descending, missing, values } = order
  if (all === missing) return `None of ${count}${where} states its ${field}.`
  const [most, least] = ENDS[field] ?? [`has the highest ${field}`, `has the lowest ${field}`]
  const end = descending ? most : least
  if (rows.length > 1 && rows.length === all) {
    const list = rows.map(({ name }, i) => `${name}, ${values[i] ?? 'not stated'}`)
    return `By ${field}, ${descending ? 'highest' : 'lowest'} first: ${list.join('; ')}.`
  }
  const equal = values.filter((value) => bareFigure(value) === bareFigure(values[0] ?? '')).length
  const others =
    equal === 1
      ? ''
      : `, and ${equal === values.length ? 'others have' : equal === 2 ? 'one other has' : `${equal - 1} others have`} the same`
  const next = rows[equal]
  const isKnown = next !== undefined && values[equal] !== 'not stated'
  const then = isKnown ? ` Next is ${next.name} with ${values[equal]}.` : ''
  const unsaid = missing > 0 ? ` ${missing.toLocaleString('en-US')} of them do not state it.` : ''
  return `${first.name} ${end}${all === 1 ? '' : ` of ${count}${where}`}: ${values[0]}${others}.${then}${unsaid}`
}

/** What the first of an order is, from the highest and from the lowest. */
const ENDS: Readonly<Record<string, readonly [most: string, least: string]>> = {
  rent: ['has the highest rent', 'has the lowest rent'],
  size: ['is the largest', 'is the smallest'],
  land: ['has the most land', 'has the least land'],
  'year built': ['is the newest', 'is the oldest'],
  'dock doors': ['has the most dock doors', 'has the fewest dock doors'],
  'grade-level doors': ['has the most grade-level doors', 'has the fewest grade-level doors'],
  crane: ['has the strongest crane', 'has the lightest crane'],
  'truck court': ['has the deepest truck court', 'has the shallowest truck court'],
  'trailer stalls': ['has the most trailer stalls', 'has the fewest trailer stalls'],
  office: ['has the most office space', 'has the least office space'],
}

function bareFigure(linkedText: string): string {
  return linkedText.replace(/\]\(f\d+\)$/, '')
}
