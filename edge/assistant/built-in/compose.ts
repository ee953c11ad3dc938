import { APOLOGY } from '../../../sync/chat-api.ts'
import type { FoundOutput, RentFigures, StatisticsOutput, ToolOutput } from '../tools/tool-output.ts'
import type { Wording } from './plan.ts'

/** Puts what the tools found into words. Every figure in them links to its rows. */
export function compose(outputs: readonly ToolOutput[], wording: Wording): string {
  const [first, second] = outputs
  if (first === undefined) return APOLOGY
  if (wording === 'contrast' && first.kind === 'statistics' && second?.kind === 'statistics') {
    return contrast(first, second)
  }
  return outputs.map((output) => sentencesOf(output, wording)).join('\n\n')
}

function sentencesOf(output: ToolOutput, wording: Wording): string {
  switch (output.kind) {
    case 'found':
      return found(output, wording)
    case 'statistics':
      return statistics(output)
    case 'comparison':
      return [
        `${output.a} beside ${output.b}:`,
        ...output.lines.map(
          ({ label, a, b, difference }) =>
            `${capital(label)}: ${a} against ${b}${difference === null ? '' : `, ${difference}`}`,
        ),
        ...output.remarks,
      ].join('\n')
    case 'property':
      return [
        `${output.name}, ${output.where}`,
        ...output.facts.map(({ label, value }) => `${capital(label)}: ${value}`),
        ...output.remarks,
      ].join('\n')
    case 'proposal':
    case 'nothing':
      return output.sentence
  }
}

function found(output: FoundOutput, wording: Wording): string {
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

function statistics(output: StatisticsOutput): string {
  const { rents, count, criteria, byLease, notUnderstood } = output
  const where = criteria === '' ? '' : ` ${criteria}`
  const tail = notUnderstoodWords(notUnderstood)
  if (output.found === 0) return `I found ${count}${where}.${tail}`
  if (rents.mean === null) return `None of ${count}${where} states a rent.${tail}`
  const lines = byLease.map(
    (group) =>
      `${group.leaseType}: ${group.count}${group.rents.mean === null ? ', no rent stated' : `, ${rentLine(group.rents)}`}`,
  )
  return [
    `${count}${where}; ${rents.withRent} of them state a rent. ${rentWords(rents)}${tail}`,
    ...(byLease.length > 1
      ? ['By lease type, $/SF/mo:', ...lines]
      : lines.length === 1
        ? [
            `All are ${byLease[0]?.leaseType === 'Lease type not stated' ? 'without a lease type' : byLease[0]?.leaseType}.`,
          ]
        : []),
  ].join('\n')
}

function rentWords({ mean, median, weightedMean, low, high, middleHalf }: RentFigures): string {
  const weighted = weightedMean === null ? '' : `, ${weightedMean} weighted by size`
  return `The mean rent is ${mean} per SF per month${weighted}; the median is ${median}. The middle half runs ${middleHalf}, all of them ${low} to ${high}.`
}

function rentLine({ mean, median, low, high }: RentFigures): string {
  return `mean ${mean}, median ${median}, ${low} to ${high}`
}

function contrast(a: StatisticsOutput, b: StatisticsOutput): string {
  const line = (one: StatisticsOutput) =>
    `${one.count}${one.criteria === '' ? '' : ` ${one.criteria}`}: ${one.rents.median === null ? 'no rent stated' : `median ${one.rents.median}, mean ${one.rents.mean}, ${one.rents.low} to ${one.rents.high} $/SF/mo`}`
  const notes = [a, b].map(({ notUnderstood }) => notUnderstoodWords(notUnderstood)).join('')
  if (a.medianRent === null || b.medianRent === null || a.medianRent === 0)
    return `${line(a)}\n${line(b)}${notes}`
  const share = Math.round((Math.abs(b.medianRent - a.medianRent) / a.medianRent) * 100)
  const verdict =
    share === 0
      ? 'The medians are the same to a percent.'
      : `The second median is ${share}% ${b.medianRent > a.medianRent ? 'higher' : 'lower'} than the first.`
  return `${line(a)}\n${line(b)}\n${verdict}${notes}`
}

function notUnderstoodWords(words: string | null): string {
  return words === null ? '' : ` I did not understand “${words.slice(0, 200)}” and left it out.`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
