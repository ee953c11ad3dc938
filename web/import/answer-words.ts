import type {
  ColumnDecision,
  GroupDecision,
  ImportDecisions,
} from '../../sync/sheets/model/import-decisions.ts'
import { counted } from '../session/counted.ts'
import { groupName, roleName } from './role-names.ts'

/** What was decided of an import, a line each: `Date is Date signed`, `File Ref is ignored`. */
export function answerWords(decisions: ImportDecisions): string[] {
  const { columns, groups, cells, rows, tables, renamed, gone } = decisions
  return [
    ...(tables ?? []).map(({ sheet }) => `“${sheet}” is read`),
    ...columns.map(({ header, use }) => `${header} ${useWords(use)}`),
    ...groups.map(
      ({ header, group, decision }) => `${header ?? groupName(group)}: ${decisionWords(decision)}`,
    ),
    ...(cells.length === 0 ? [] : [`${counted(cells.length, 'cell is', 'cells are')} mended`]),
    ...[
      ...Map.groupBy(rows ?? [], ({ group, decision }) => `${groupName(group)}: ${decisionWords(decision)}`),
    ].map(([words, same]) => `${words}, ${counted(same.length, 'row', 'rows')}`),
    ...(renamed ?? []).map(({ from, to, is }) =>
      is === 'same' ? `Tab “${from}” is now “${to}”` : `Tab “${to}” is new, and not “${from}”`,
    ),
    ...(gone === undefined ? [] : ['What leaves the source is kept as ended']),
  ]
}

function useWords(use: ColumnDecision): string {
  switch (use.as) {
    case 'custom':
      return 'is a custom field'
    case 'ignored':
      return 'is ignored'
    case 'field': {
      const period = use.period === undefined ? '' : `, per ${use.period} where not stated`
      const dates = use.dates === undefined ? '' : `, ${use.dates === 'month-first' ? 'month' : 'day'} first`
      return `is ${roleName(use.role)}${period}${dates}`
    }
  }
}

export function decisionWords(decision: GroupDecision): string {
  switch (decision.do) {
    case 'leave-empty':
      return 'left empty'
    case 'reject':
      return 'rows rejected'
    case 'keep':
      return 'kept as read'
    case 'as-month':
      return 'per month'
    case 'as-year':
      return 'per year'
    case 'replace':
      return `“${decision.text}” for all`
    case 'leave-out':
      return 'left out'
  }
}
