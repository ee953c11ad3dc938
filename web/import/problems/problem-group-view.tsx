import { Badge, Button } from '@radix-ui/themes'
import { Download, Undo2 } from 'lucide-react'
import type { ProblemGroup } from '../../../sync/sheets/preview/workbook-preview.ts'
import { counted } from '../../session/counted.ts'
import { decideCell, decideGroup, decideRow } from '../decisions/decide.ts'
import { saveRows } from '../job/save-rows.ts'
import { roleName } from '../role-names.ts'
import type { StepProps } from '../step-props.ts'
import type { UsedReading } from '../use-reading.ts'
import { becomesWords } from './becomes-words.ts'
import { DecisionCards } from './decision-cards.tsx'
import { DuplicateTable } from './duplicate-table.tsx'
import { isSettled } from './offer-words.ts'
import styles from './problem-group-view.module.css'
import { ProblemTable } from './problem-table.tsx'

interface ProblemGroupViewProps
  extends Pick<StepProps, 'name' | 'preview' | 'decisions' | 'canUndo' | 'onDecide' | 'onUndo'> {
  type: UsedReading['type']
  group: ProblemGroup
  /** The one text for all of its rows is being typed. */
  isTyping: boolean
  onTyping(isTyping: boolean): void
}

/** One group of problems: what can be decided for all of it, and its cells, which can be mended one by one. */
export function ProblemGroupView(props: ProblemGroupViewProps) {
  const { name, preview, decisions, type, group, isTyping, canUndo, onTyping, onDecide, onUndo } = props
  const { sheet, header } = group
  // The reading follows a moment later.
  const decided = decisions.groups.find(
    (own) => own.sheet === sheet && own.header === header && own.group === group.key,
  )
  const table = preview.tables.find(
    ({ sheet: own, columns, isChosen }) =>
      isChosen && own === sheet && columns.some((column) => column.header === header),
  )
  const home = table ?? preview.tables.find(({ sheet: own }) => own === sheet)
  const toGo = group.count - group.rows.filter(isSettled).length
  return (
    <div className={styles.group}>
      <header className={styles.head}>
        <h2>{group.title}</h2>
        {header !== null && (
          <Badge color="gray">
            Column {group.letter}
            {group.field !== null && ` · ${roleName(group.field)}`}
          </Badge>
        )}
        <span className={styles.actions}>
          <Button size="1" variant="outline" color="gray" disabled={!canUndo} onClick={onUndo}>
            <Undo2 size={14} strokeWidth={1.75} aria-hidden />
            Undo
          </Button>
          <Button size="1" variant="outline" color="gray" onClick={() => saveProblems(name, group)}>
            <Download size={14} strokeWidth={1.75} aria-hidden />
            Download the {group.rows.length < group.count && 'first '}
            {counted(group.rows.length, 'row', 'rows')}
          </Button>
        </span>
      </header>
      {group.figures !== null && <p>{group.figures}</p>}
      <DecisionCards
        group={group}
        decision={decided?.decision ?? group.decision}
        open={toGo}
        isTyping={isTyping}
        onTyping={onTyping}
        onDecide={(decision) => {
          onTyping(false)
          onDecide(decideGroup(decisions, group, decision))
        }}
      />
      {header !== null && table !== undefined && (
        <p className="hint">Or mend them here: click a cell and type. Cells stand as in the sheet.</p>
      )}
      {group.key === 'duplicate' ? (
        <DuplicateTable
          group={group}
          tables={preview.tables}
          onDecide={({ ref, pair }, decision) =>
            onDecide(
              decideRow(decisions, { sheet, row: ref, group: group.key, was: pair?.was ?? '' }, decision),
            )
          }
        />
      ) : home === undefined ? null : (
        <ProblemTable
          group={group}
          table={home}
          type={type}
          onMend={({ ref, text }, typed) =>
            onDecide(decideCell(decisions, { sheet, row: ref, header: header ?? '', was: text ?? '' }, typed))
          }
        />
      )}
    </div>
  )
}

/** Downloads the rows of a group, each with what it becomes and why. */
function saveProblems(name: string, { rows, title, header }: ProblemGroup): void {
  saveRows(`${name}-${title.toLowerCase().replaceAll(' ', '-')}`, [
    ['Row', 'Property', 'Tenant', header ?? 'Cell', 'Becomes', 'Why'],
    ...rows.map(({ rowNumber, property, tenant, text, typed, becomes, why }) => [
      rowNumber,
      property ?? '',
      tenant ?? '',
      typed ?? text ?? '',
      becomesWords(becomes),
      why,
    ]),
  ])
}
