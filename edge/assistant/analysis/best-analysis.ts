import { rankedBy } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { rowOf } from '../tools/tool-row.ts'
import { askedFigureName, askedFigureWords } from './asked-figure-words.ts'
import { bewareOf } from './beware.ts'
import { foundIn, noneStated, restsOn, workedLink } from './worked-words.ts'

/** The first properties by a figure that is worked out, in its order, with the middle of all to hold them against. */
export function bestAnalysis(
  context: AnalysisContext,
  ask: Extract<Ask, { kind: 'best' }>,
  set: RowSet,
): Told {
  const { book, findings } = context
  const { figure, descending, limit } = ask
  const { ranked, ...worked } = rankedBy(book, set, ask)
  const first = ranked.slice(0, limit)
  if (first.length === 0) {
    foundIn(context, set)
    return toldAlone(noneStated(context, figure, worked, set))
  }
  const rows: RowSet = { ...worked.rows, limit: first.length }
  findings.found = { rows, count: first.length }
  const name = askedFigureName(figure)
  const end = `${descending ? 'highest' : 'lowest'} ${name}`
  const title = first.length === 1 ? end : `${first.length} ${end}s`
  const [from, to] = [first.at(0), first.at(-1)].map((one) => askedFigureWords(figure, one?.value ?? 0))
  const run = first.length === 1 || from === to ? `is ${from}` : `run from ${from} to ${to}`
  return {
    answer: `The ${findings.figure(title, '', rows)} of ${restsOn(context, worked, set)} ${run}. The median of all is ${workedLink(context, worked, figure, 'median')}.`,
    beware: bewareOf(context, worked, figure, 'median'),
    table: {
      title: `The ${title}`,
      head: ['Property', capitalized(name)],
      rows: first.map(({ slot, value }) => {
        const property = propertyAt(book, slot)
        return [findings.figure(property.name, '', rowOf(property)), askedFigureWords(figure, value)]
      }),
    },
    chart: null,
  }
}
