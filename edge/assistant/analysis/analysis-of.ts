import { atPercentile, standingOf, workOut } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask, ComparedSet } from '../../../sync/assistant/analysis/ask.ts'
import { netEffective } from '../../../sync/assistant/analysis/lease-inputs.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { formatCount, formatRent, RENT_UNITS } from '../../../sync/domain/format.ts'
import { heldRows, type ResolvedSet } from '../tools/asked-set.ts'
import { titleOf } from '../tools/set-words.ts'
import type { ToolContext } from '../tools/tool-context.ts'
import type { AnalysisOutput } from './analysis-output.ts'
import { askedFigureName, askedFigureWords, measureName } from './asked-figure-words.ts'
import { bewareOf } from './beware.ts'
import { groupedAnalysis } from './grouped-analysis.ts'
import { similarAnalysis } from './similar-analysis.ts'
import { restsOn, workedLink } from './worked-words.ts'

type Desk = Pick<ToolContext, 'book' | 'findings'>
type AskOf<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>
type Told = Omit<AnalysisOutput, 'kind' | 'notUnderstood' | 'words'>

/** Works out what is asked over a set of properties. Every figure links to the rows it rests on. */
export function analysisOf(
  context: Desk,
  ask: Ask,
  { rows: asked, notUnderstood, told }: ResolvedSet,
): AnalysisOutput {
  const rows = heldRows(context.book, asked)
  context.findings.notUnderstood = notUnderstood ?? context.findings.notUnderstood
  return { kind: 'analysis', ...toldOf(context, ask, rows), notUnderstood, words: told }
}

function toldOf(context: Desk, ask: Ask, rows: RowSet): Told {
  switch (ask.kind) {
    case 'statistic':
      return statistic(context, ask, rows)
    case 'group':
    case 'trend':
    case 'rank':
      return groupedAnalysis(context, ask, rows)
    case 'compare':
      return comparison(context, ask, rows)
    case 'percentile':
      return percentileTold(context, ask, rows)
    case 'standing':
      return standingTold(context, ask, rows)
    case 'similar':
      return similarAnalysis(context, ask.to)
    case 'inputs':
      return inputsTold(ask)
  }
}

function statistic(context: Desk, { figure, of }: AskOf<'statistic'>, rows: RowSet): Told {
  const worked = workOut(context.book, rows, figure, of)
  found(context, worked.rows, worked.n)
  if (worked.value === null && figure !== null) return noneStated(context, figure, worked, rows)
  const link = workedLink(context, worked, figure, of)
  const answer =
    figure === null
      ? `There are ${restsOn(context, worked, rows)}.`
      : `The ${measureName(figure, of)} of ${restsOn(context, worked, rows)} is ${link}.`
  return { answer, beware: bewareOf(context, worked, figure), table: null, chart: null }
}

function percentileTold(context: Desk, { figure, p }: AskOf<'percentile'>, rows: RowSet): Told {
  const worked = atPercentile(context.book, rows, figure, p)
  found(context, worked.rows, worked.n)
  if (worked.value === null) return noneStated(context, figure, worked, rows)
  const link = context.findings.figure(
    askedFigureWords(figure, worked.value),
    `${ordinal(p)} percentile of the ${askedFigureName(figure)}`,
    worked.rows,
  )
  return {
    answer: `The ${ordinal(p)} percentile of the ${askedFigureName(figure)} of ${restsOn(context, worked, rows)} is ${link}.`,
    beware: bewareOf(context, worked, figure),
    table: null,
    chart: null,
  }
}

function standingTold(context: Desk, { figure, value }: AskOf<'standing'>, rows: RowSet): Told {
  const worked = standingOf(context.book, rows, figure, value)
  const median = workOut(context.book, rows, figure, 'median')
  found(context, worked.rows, worked.n)
  if (worked.value === null) return noneStated(context, figure, worked, rows)
  const place = Math.round(worked.value)
  const link = context.findings.figure(`${ordinal(place)} percentile`, askedFigureName(figure), worked.rows)
  return {
    answer: `${askedFigureWords(figure, value)} stands at the ${link} of ${restsOn(context, worked, rows)}. Their median is ${workedLink(context, median, figure, 'median')}.`,
    beware: bewareOf(context, worked, figure),
    table: null,
    chart: null,
  }
}

function comparison(context: Desk, { figure, of, sets }: AskOf<'compare'>, rows: RowSet): Told {
  const [a, b] = sets.map((set) => setWorked(context, set, figure, of, rows)) as [SetWorked, SetWorked]
  found(context, b.worked.rows, b.worked.n)
  const table = {
    title: capital(measureName(figure, of)),
    head: ['', 'n', capital(measureName(figure, of))],
    rows: [a, b].map(({ title, worked, link }) => [title, formatCount(worked.n), link]),
  }
  return {
    answer: contrast(a, b),
    beware: [a, b].flatMap(({ title, worked }) =>
      bewareOf(context, worked, figure).map((sentence) => `${title}: ${lowered(sentence)}`),
    ),
    table,
    chart: null,
  }
}

interface SetWorked {
  title: string
  worked: ReturnType<typeof workOut>
  link: string
}

function setWorked(
  context: Desk,
  { criteria }: ComparedSet,
  figure: AskOf<'compare'>['figure'],
  of: AskOf<'compare'>['of'],
  rows: RowSet,
): SetWorked {
  const worked = workOut(context.book, { ...rows, criteria: [...criteria] }, figure, of)
  return { title: titleOf(criteria), worked, link: workedLink(context, worked, figure, of) }
}

/** The higher one first, and by how much. */
function contrast(a: SetWorked, b: SetWorked): string {
  const [x, y] = [a.worked.value, b.worked.value]
  if (x === null || y === null) {
    const none = x === null ? a : b
    return `${none.title}: none states it, so the two cannot be compared.`
  }
  const [more, less] = x >= y ? [a, b] : [b, a]
  const [high, low] = [Math.max(x, y), Math.min(x, y)]
  if (high === low) return `Both are the same: ${a.title} ${a.link}, ${lowered(b.title)} ${b.link}.`
  const share = low === 0 ? '' : `, ${Math.round(((high - low) / low) * 100)}% above`
  return `${more.title} ${more.worked.n === 1 ? 'is' : 'are'} higher at ${more.link}${share} ${lowered(less.title)} at ${less.link}.`
}

function inputsTold({ inputs }: AskOf<'inputs'>): Told {
  const { rentPerSf, leaseTerm, freeRentMonths, tiPerSf, escalationPct } = inputs
  const net = netEffective(inputs)
  if (net === null) {
    return {
      answer: 'The months free of rent leave no month that is paid.',
      beware: [],
      table: null,
      chart: null,
    }
  }
  const paid = leaseTerm - (freeRentMonths ?? 0)
  const rising = escalationPct === null ? '' : `, rising ${escalationPct}% a year,`
  const less = tiPerSf === null || tiPerSf === 0 ? '' : ` less $${tiPerSf.toFixed(2)}`
  const unsaid = [
    ...(freeRentMonths === null ? ['no free rent'] : []),
    ...(tiPerSf === null ? ['no TI'] : []),
    ...(escalationPct === null ? ['no increases'] : []),
  ]
  return {
    answer: `The net effective rent is ${formatRent(net, 'month')}${RENT_UNITS.month}: ${formatRent(rentPerSf, 'month')}${rising} for ${formatCount(paid)} months paid${less}, over ${formatCount(leaseTerm)} months.`,
    beware: [
      'Nothing is discounted.',
      ...(unsaid.length === 0
        ? []
        : [`You named ${unsaid.join(', ').replace(/, (?=[^,]*$)/, ' and ')}, so none is counted.`]),
    ],
    table: null,
    chart: null,
  }
}

function noneStated(
  context: Desk,
  figure: AskOf<'percentile'>['figure'],
  worked: { n: number; lacking: number },
  rows: RowSet,
): Told {
  const all = restsOn(context, { value: null, n: worked.lacking, lacking: 0, rows }, rows)
  return {
    answer: `None of ${all} states the ${askedFigureName(figure)}, so it cannot be worked out.`,
    beware: [],
    table: null,
    chart: null,
  }
}

function found({ findings }: Desk, rows: RowSet, count: number): void {
  findings.found = { rows, count }
}

function ordinal(n: number): string {
  const tens = n % 100
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${end}`
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
