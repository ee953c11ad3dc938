import { APOLOGY } from '../../../../sync/api/chat.ts'
import { formatCount } from '../../../../sync/domain/format.ts'
import { capitalized } from '../../../../sync/domain/words/capitalized.ts'
import { leftOutWords } from '../../tools/left-out-words.ts'
import type { ListOutput, NotesOutput, StatisticsOutput, ToolOutput } from '../../tools/tool-output.ts'
import type { Wording } from '../plan.ts'
import { resultsWords } from './results-words.ts'
import { summaryWords } from './summary-words.ts'

/** Puts what the tools found into words. Every figure in them links to its rows. */
export function compose(outputs: readonly ToolOutput[], wording: Wording): string {
  const [first, second, ...further] = outputs
  if (first === undefined) return APOLOGY
  if (wording === 'contrast' && first.kind === 'statistics' && second?.kind === 'statistics') {
    return contrastWords(first, second)
  }
  if (wording === 'summary' && first.kind === 'found' && second?.kind === 'statistics') {
    const rest = further.map((output) => sentencesOf(output, wording))
    return [summaryWords(second, first), ...rest].join('\n\n')
  }
  return outputs.map((output) => sentencesOf(output, wording)).join('\n\n')
}

function sentencesOf(output: ToolOutput, wording: Wording): string {
  switch (output.kind) {
    case 'found':
      return resultsWords(output, wording)
    case 'statistics':
      return rentsLine(output)
    case 'comparison':
      return [
        `${output.a} vs. ${output.b}:`,
        ...output.lines.map(
          ({ label, a, b, difference }) =>
            `${capitalized(label)}: ${a} vs. ${b}${difference === null ? '' : `, ${difference}`}`,
        ),
        ...output.remarks,
      ].join('\n')
    case 'property':
      return [
        `${output.name}, ${output.where}`,
        ...output.facts.map(({ label, value }) => `${capitalized(label)}: ${value}`),
        ...output.remarks,
      ].join('\n')
    case 'analysis':
      return output.answer + leftOutWords(output)
    case 'list':
      return listWords(output)
    case 'notes':
      return notesWords(output)
    case 'proposal':
    case 'nothing':
      return output.sentence
  }
}

/** What a comp list holds, and what is excluded from it and why. */
function listWords({ name, included, excluded, rows, more }: ListOutput): string {
  const out = rows.filter(({ isIncluded }) => !isIncluded)
  const lines = [
    ...rows
      .filter(({ isIncluded }) => isIncluded)
      .map(({ name: row, rent }) => `${row}${rent === null ? '' : `, ${rent}/SF/mo`}`),
    ...out.map(
      ({ name: row, whyExcluded }) => `Excluded: ${row}${whyExcluded === null ? '' : `, ${whyExcluded}`}`,
    ),
  ]
  const tail = more > 0 ? [`And ${formatCount(more)} more.`] : []
  const without = excluded === 0 ? '' : `, and leaves out ${formatCount(excluded)}`
  return [`“${name}” holds ${included}${without}.`, ...lines, ...tail].join('\n')
}

/** What people noted of a property, each with who did. */
function notesWords({ name, notes, more }: NotesOutput): string {
  if (notes.length === 0) return `There are no notes on ${name}.`
  const lines = notes.map(
    ({ author, isPrivate, text }) => `${author}${isPrivate ? ', for yourself only' : ''}: ${text}`,
  )
  const tail = more > 0 ? [`And ${formatCount(more)} more.`] : []
  return [
    `${notes.length === 1 ? 'There is one note' : `There are ${formatCount(notes.length)} notes`} on ${name}.`,
    ...lines,
    ...tail,
  ].join('\n')
}

/** The rents of a set in a line. */
function rentsLine({ count, criteria, rents }: StatisticsOutput): string {
  const where = criteria === '' ? '' : ` ${criteria}`
  const told =
    rents.median === null
      ? 'no rents'
      : `median ${rents.median}, mean ${rents.mean}, ${rents.low} to ${rents.high} $/SF/mo`
  return `${count}${where}: ${told}`
}

/** Two sets beside each other, and by how much their median rents differ. */
function contrastWords(a: StatisticsOutput, b: StatisticsOutput): string {
  const notes = [a, b].map(leftOutWords).join('')
  if (a.medianRent === null || b.medianRent === null || a.medianRent === 0)
    return `${rentsLine(a)}\n${rentsLine(b)}${notes}`
  const share = Math.round((Math.abs(b.medianRent - a.medianRent) / a.medianRent) * 100)
  const verdict =
    share === 0
      ? 'The medians are the same to a percent.'
      : `The second median is ${share}% ${b.medianRent > a.medianRent ? 'higher' : 'lower'} than the first.`
  return `${rentsLine(a)}\n${rentsLine(b)}\n${verdict}${notes}`
}
