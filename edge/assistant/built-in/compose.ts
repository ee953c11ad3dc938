import { APOLOGY } from '../../../sync/api/chat.ts'
import { leftOutWords } from '../tools/left-out-words.ts'
import type { ToolOutput } from '../tools/tool-output.ts'
import type { Wording } from './plan.ts'
import { listWords, notesWords } from './record-words.ts'
import { resultsWords } from './results-words.ts'
import { contrastWords, rentsLine } from './statistics-words.ts'
import { summaryWords } from './summary-words.ts'

/** Puts what the tools found into words. Every figure in them links to its rows. */
export function compose(outputs: readonly ToolOutput[], wording: Wording): string {
  const [first, second] = outputs
  if (first === undefined) return APOLOGY
  if (wording === 'contrast' && first.kind === 'statistics' && second?.kind === 'statistics') {
    return contrastWords(first, second)
  }
  if (wording === 'summary' && first.kind === 'statistics' && second?.kind === 'found') {
    return summaryWords(first, second)
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
            `${capital(label)}: ${a} vs. ${b}${difference === null ? '' : `, ${difference}`}`,
        ),
        ...output.remarks,
      ].join('\n')
    case 'property':
      return [
        `${output.name}, ${output.where}`,
        ...output.facts.map(({ label, value }) => `${capital(label)}: ${value}`),
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
