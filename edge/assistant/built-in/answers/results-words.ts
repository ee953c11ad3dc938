import { formatCount } from '../../../../sync/domain/format.ts'
import { leftOutWords } from '../../tools/left-out-words.ts'
import { type FoundOutput, NOT_LISTED } from '../../tools/tool-output.ts'
import type { Wording } from '../plan.ts'

/** How many were found, and the first of them in the order asked for. */
export function resultsWords(output: FoundOutput, wording: Wording): string {
  const { criteria, count, rows, order } = output
  const where = criteria === '' ? '' : ` ${criteria}`
  const tail = leftOutWords(output)
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
  const only =
    output.found === 1
      ? ` It is ${first.name}${first.rent === null ? ', with no rent listed' : `, at ${first.rent}/SF/mo`}.`
      : ''
  return `${start}${only}${tail}`
}

function ordered({ rows, order, count, found: all }: FoundOutput, where: string): string {
  const [first] = rows
  if (order === null || first === undefined) return `I found ${count}${where}.`
  const { field, descending, missing, values } = order
  if (all === missing) return `None of ${count}${where} has its ${field} listed.`
  // "is the largest", "has the most land"
  const end = `${order.end.includes(' ') ? 'has' : 'is'} the ${order.end}`
  if (rows.length > 1 && rows.length === all) {
    const list = rows.map(({ name }, i) => `${name}, ${values[i] ?? NOT_LISTED}`)
    return `By ${field}, ${descending ? 'highest' : 'lowest'} first: ${list.join('; ')}.`
  }
  // Those that are shown alike are equal, and further ones may be.
  const alike = values.filter((value) => bareFigure(value) === bareFigure(values[0] ?? '')).length
  const equal = Math.max(alike, order.equal)
  const others =
    equal === 1
      ? ''
      : `, and ${equal === 2 ? 'one other has' : `${formatCount(equal - 1)} others have`} the same`
  const next = rows[equal]
  const isKnown = next !== undefined && values[equal] !== NOT_LISTED
  const then = isKnown ? ` Next is ${next.name} with ${values[equal]}.` : ''
  const unsaid =
    missing > 0 ? ` ${formatCount(missing)} of them ${missing === 1 ? 'does' : 'do'} not list it.` : ''
  return `${first.name} ${end}${all === 1 ? '' : ` of ${count}${where}`}: ${values[0]}${others}.${then}${unsaid}`
}

function bareFigure(linkedText: string): string {
  return linkedText.replace(/\]\(f\d+\)$/, '')
}
