import type { Ask, SimilarBut } from '../../../sync/assistant/analysis/ask.ts'
import { similarTo } from '../../../sync/assistant/analysis/similar.ts'
import { EVERY_ROW, type RowSet } from '../../../sync/assistant/row-set.ts'
import type { RangeField } from '../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import { findNamed } from '../tools/find-named.ts'
import { figureWords } from '../tools/found.ts'
import type { ToolContext } from '../tools/tool-context.ts'
import { rowOf } from '../tools/tool-row.ts'
import { askedFigureName } from './asked-figure-words.ts'

const MOST = 10

/** What is to be better, of which figure, and whether that is more of it. */
const BUTS = {
  newer: ['yearBuilt', true],
  older: ['yearBuilt', false],
  larger: ['squareFootage', true],
  smaller: ['squareFootage', false],
  taller: ['clearHeight', true],
  cheaper: ['rentPerSf', false],
} as const satisfies Record<SimilarBut, readonly [field: RangeField, isMore: boolean]>

/** The properties most like one that is named, among those of a set, each with the reasons. */
export function similarAnalysis(
  { book, findings }: Pick<ToolContext, 'book' | 'findings'>,
  { to, limit, but }: Extract<Ask, { kind: 'similar' }>,
  { criteria }: Pick<RowSet, 'criteria'>,
): Told {
  const [subject] = [...findNamed(book, to), ...findNamed(book, streetOf(to))]
  if (subject === undefined) {
    return toldAlone(`I found no property called “${to.slice(0, 120)}”.`)
  }
  const better = but === undefined ? [] : betterThan(subject, but)
  if (better === null)
    return toldAlone(
      `${subject.name} does not state its ${askedFigureName(BUTS[but ?? 'newer'][0])}, so none can be told to be ${but}.`,
    )
  const alike = similarTo(book, subject, limit ?? MOST, [...criteria, ...better])
  if (alike.length === 0) return toldAlone(`No property like ${subject.name} meets what else you asked for.`)
  const rows = { ...EVERY_ROW, ids: alike.map(({ property }) => property.id) }
  findings.found = { rows, count: alike.length }
  const name = findings.figure(subject.name, '', rowOf(subject))
  const all = findings.figure(`${alike.length} properties`, '', rows)
  return {
    answer: `${all} ${alike.length === 1 ? 'is' : 'are'} most like ${name}${but === undefined ? '' : ` and ${but}`}, by size, age, clear height, place and type.`,
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

/** Null where the one it is compared with does not say its own. */
function betterThan(subject: Property, but: SimilarBut): Criterion[] | null {
  const [field, isMore] = BUTS[but]
  const own = subject[field]
  if (own === null) return null
  return [
    isMore
      ? { kind: 'range', field, min: own, max: null, exclusiveMin: true }
      : { kind: 'range', field, min: null, max: own, exclusiveMax: true },
  ]
}

/** "5313 Thompson Rd Baytown" without the town. */
function streetOf(address: string): string {
  return address.replace(/,.*$/, '').replace(/\s+\p{L}+$/u, '')
}
