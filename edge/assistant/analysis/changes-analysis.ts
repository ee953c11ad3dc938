import { workOut } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { MomentField } from '../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import { criteriaWords } from '../tools/set-words.ts'
import type { ToolContext } from '../tools/tool-context.ts'

/** What became of a set's properties since a moment: which are new, which changed, and whose rent did. */
export function changesAnalysis(
  { book, findings }: Pick<ToolContext, 'book' | 'findings'>,
  { from, to }: Extract<Ask, { kind: 'changes' }>,
  rows: RowSet,
): Told {
  const within = (field: MomentField, not = false): Criterion => ({ kind: 'moment', field, from, to, not })
  const counted = (criteria: Criterion[]) =>
    workOut(book, { ...rows, criteria: [...rows.criteria, ...criteria] }, null, 'count')
  const fresh = counted([within('createdAt')])
  const changed = counted([within('changedAt'), within('createdAt', true)])
  const rents = counted([within('rentChangedAt'), within('createdAt', true)])
  const any = counted([within('changedAt')])
  findings.found = { rows: any.rows, count: any.n }
  const since = criteriaWords([within('changedAt')]).replace(/^changed /, '')
  const where = criteriaWords(rows.criteria)
  const of = where === '' ? '' : ` ${where}`
  if (fresh.n + changed.n === 0) return toldAlone(`Nothing changed ${since}${of}.`)
  const link = ({ n, rows: own }: typeof fresh, what: string) =>
    findings.figure(`${formatCount(n)} ${what}`, '', own)
  const properties = (n: number) => (n === 1 ? 'property' : 'properties')
  const lines = [
    ['New', fresh],
    ['Changed', changed],
    ['Rent changed', rents],
  ] as const
  return {
    answer: `${capitalized(since)}${of}, ${link(fresh, `new ${properties(fresh.n)}`)} came in and ${link(changed, properties(changed.n))} changed, ${link(rents, rents.n === 1 ? 'of them its rent' : 'of them their rent')}.`,
    beware: [],
    table: {
      title: 'What changed',
      head: ['', 'Properties'],
      rows: lines.map(([label, { n, rows: own }]) => [
        label,
        findings.figure(formatCount(n), 'properties', own),
      ]),
    },
    chart: null,
  }
}
