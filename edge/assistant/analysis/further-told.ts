import { type Worked, workOut } from '../../../sync/assistant/analysis/analyze.ts'
import type { FurtherFigure } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Told } from '../tools/analysis-output.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { isOrAre, measureName } from './asked-figure-words.ts'
import { bewareOf } from './beware.ts'
import { noneStated, restsOn, workedLink } from './worked-words.ts'

/** What is told, and the figures asked for beside it after it. */
export function withFurther(
  context: AnalysisContext,
  told: Told,
  also: readonly FurtherFigure[],
  rows: RowSet,
): Told {
  const further = also.map((one) => furtherTold(context, one, rows))
  return {
    ...told,
    answer: [told.answer, ...further.map(({ answer }) => answer)].join(' '),
    beware: [...told.beware, ...further.flatMap(({ beware }) => beware)],
  }
}

export function countTold(context: AnalysisContext, worked: Worked, rows: RowSet): string {
  return `There ${worked.n === 1 ? 'is' : 'are'} ${restsOn(context, worked, rows)}.`
}

/** A figure asked for beside the first, with how many state it. */
function furtherTold(
  context: AnalysisContext,
  { figure, of }: FurtherFigure,
  rows: RowSet,
): Pick<Told, 'answer' | 'beware'> {
  const worked = workOut(context.book, rows, figure, of)
  if (figure === null) return { answer: countTold(context, worked, rows), beware: [] }
  if (worked.value === null) return { answer: noneStated(context, figure, worked, rows), beware: [] }
  return {
    answer: `The ${measureName(figure, of)} of ${restsOn(context, worked, rows)} ${isOrAre(figure)} ${workedLink(context, worked, figure, of)}.`,
    beware: bewareOf(context, worked, figure, of),
  }
}
