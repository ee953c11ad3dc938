import { Button } from '@radix-ui/themes'
import { ArrowRight, History } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ColumnDecision, ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { ColumnEvidence, TablePreview } from '../../../sync/sheets/preview/workbook-preview.ts'
import { counted } from '../../session/counted.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { AssistantFrame } from '../assistant-frame.tsx'
import { decideColumn } from '../decisions/decide.ts'
import { tableName, tableWords } from '../part-words.ts'
import type { StepProps } from '../step-props.ts'
import styles from './columns-step.module.css'
import { ColumnsTable } from './columns-table.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { columnsWords, isDoubtful, isOpenQuestion } from './reading-words.ts'
import { useColumnKeys } from './use-column-keys.ts'

type Shown = 'all' | 'check'

const shownSegments = (toCheck: number): readonly { value: Shown; label: string }[] => [
  { value: 'all', label: 'All' },
  { value: 'check', label: `To check ${toCheck}` },
]

interface ColumnsStepProps extends StepProps {
  /** The decisions that are kept with the source; null where there are none, or they are in force. */
  lastDecisions: ImportDecisions | null
}

/** Step 2: what each column was understood as, and the questions that are open. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { name, preview, decisions, lastDecisions, onDecide, onUndo, onBack, onCancel, onNext } = props
  const tables = preview.tables.filter(({ isChosen }) => isChosen)
  const [at, setAt] = useState(0)
  const [shows, setShows] = useState<Shown>('all')
  const [activeIndex, setActive] = useState<number | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const table = tables[at] ?? tables[0]
  const open = tables.flatMap((own) => own.columns.filter(isOpenQuestion))
  const toCheck = (table?.columns ?? []).filter((column) => isOpenQuestion(column) || isDoubtful(column))
  const shown = shows === 'check' ? toCheck : (table?.columns ?? [])
  const firstOpen = shown.find(isOpenQuestion)
  const active = shown.find(({ index }) => index === activeIndex) ?? firstOpen ?? shown[0]
  const asked = active?.question ? active : firstOpen
  const decidedOf = (column: ColumnEvidence) =>
    decisions.columns.find(
      ({ sheet, header, nth }) => sheet === table?.sheet && header === column.header && nth === column.nth,
    )?.use
  const decide = (own: TablePreview, column: ColumnEvidence, use: ColumnDecision) =>
    onDecide(decideColumn(decisions, { sheet: own.sheet, header: column.header, nth: column.nth }, use))
  const goOn = () => open.length === 0 && onNext()
  useColumnKeys({ area, table, active, asked, decide, onUndo, onNext: goOn })
  if (table === undefined) return null
  const place = asked === undefined || !isOpenQuestion(asked) ? null : open.indexOf(asked) + 1
  return (
    <AssistantFrame
      name={name}
      step="columns"
      part={tableWords(table)}
      keys={KEYS}
      open={
        open.length > 0 && (
          <strong>{open.length === 1 ? '1 question is open' : `${open.length} questions are open`}</strong>
        )
      }
      onCancel={onCancel}
      onBack={onBack}
      primary={
        <Button disabled={open.length > 0} onClick={goOn}>
          Go on to problems
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    >
      <div className={styles.columns}>
        <div ref={area} className={styles.left}>
          <div className={styles.bar}>
            <p className={styles.count}>
              <strong>{counted(table.columns.length, 'column', 'columns')}</strong>{' '}
              <span className="muted">{columnsWords(table.columns)}</span>
            </p>
            {tables.length > 1 && (
              <Select
                label="Table"
                size="small"
                value={String(tables.indexOf(table))}
                options={[...tables.entries()].map(([index, own]) => ({
                  value: String(index),
                  label: tableName(own),
                }))}
                onChange={(value) => setAt(Number(value))}
              />
            )}
            {lastDecisions !== null && (
              <Button size="1" variant="outline" color="gray" onClick={() => onDecide(lastDecisions)}>
                <History size={14} strokeWidth={1.75} aria-hidden />
                Use the last run’s answers
              </Button>
            )}
            <SegmentedControl
              label="Columns shown"
              size="small"
              value={shows}
              segments={shownSegments(toCheck.length)}
              onChange={(next) => setShows(next)}
            />
          </div>
          <ScrollArea label="Columns" className={styles.scroll}>
            <ColumnsTable
              columns={shown}
              active={active?.index ?? -1}
              decidedOf={decidedOf}
              onActive={setActive}
              onDecide={(column, use) => decide(table, column, use)}
            />
            {shown.length === 0 && <p className={styles.none}>Nothing is left to check.</p>}
          </ScrollArea>
        </div>
        {asked !== undefined && (
          <aside className={styles.right} aria-label="Question">
            <QuestionPanel
              table={table}
              column={asked}
              place={place === null ? null : { number: place, of: open.length }}
              decided={decidedOf(asked)}
              isInHand={asked === active}
              onDecide={(use) => decide(table, asked, use)}
            />
          </aside>
        )}
      </div>
    </AssistantFrame>
  )
}

const KEYS = [
  { shown: ['↑', '↓'], words: 'column' },
  { shown: ['1', '2'], words: 'choose' },
  { shown: ['Enter'], words: 'change field' },
  { shown: ['C'], words: 'custom' },
  { shown: ['X'], words: 'ignore' },
  { shown: ['Ctrl', 'Z'], words: 'undo' },
]
