import { similarTo } from '../../../sync/assistant/analysis/similar.ts'
import { EVERY_ROW } from '../../../sync/assistant/row-set.ts'
import { findNamed } from '../tools/find-named.ts'
import { figureWords } from '../tools/found.ts'
import type { ToolContext } from '../tools/tool-context.ts'
import { rowOf } from '../tools/tool-row.ts'
import type { AnalysisOutput } from './analysis-output.ts'

const MOST = 10

/** The properties most like one that is named, each with the reasons. */
export function similarAnalysis(
  { book, findings }: Pick<ToolContext, 'book' | 'findings'>,
  to: string,
): Omit<AnalysisOutput, 'kind' | 'notUnderstood' | 'words'> {
  const [subject] = [...findNamed(book, to), ...findNamed(book, streetOf(to))]
  if (subject === undefined) {
    return {
      answer: `I found no property called “${to.slice(0, 120)}”.`,
      beware: [],
      table: null,
      chart: null,
    }
  }
  const alike = similarTo(book, subject, MOST)
  const rows = { ...EVERY_ROW, ids: alike.map(({ property }) => property.id) }
  findings.found = { rows, count: alike.length }
  const name = findings.figure(subject.name, '', rowOf(subject))
  const all = findings.figure(`${alike.length} properties`, '', rows)
  return {
    answer: `${all} are most like ${name}, by size, age, clear height, place and type.`,
    beware: [],
    table: {
      title: `Most like ${subject.name}`.slice(0, 200),
      head: ['Property', 'Rent', 'Why'],
      rows: alike.map(({ property, reasons }) => [
        findings.figure(property.name, '', rowOf(property)),
        property.rentPerSf === null ? 'N/A' : figureWords('rentPerSf', property.rentPerSf),
        reasons.join(', '),
      ]),
    },
    chart: null,
  }
}

/** "5313 Thompson Rd Baytown" without the town. */
function streetOf(address: string): string {
  return address.replace(/,.*$/, '').replace(/\s+\p{L}+$/u, '')
}
