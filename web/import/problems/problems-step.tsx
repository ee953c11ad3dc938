import { Badge, Button } from '@radix-ui/themes'
import { ArrowRight, Download, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { GroupDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ProblemGroup } from '../../../sync/sheets/preview/workbook-preview.ts'
import { counted } from '../../session/counted.ts'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { AssistantFrame } from '../assistant-frame.tsx'
import { decideCell, decideGroup } from '../decisions/decide.ts'
import { roleName } from '../role-names.ts'
import { saveRows } from '../save-rows.ts'
import type { StepProps } from '../step-props.ts'
import type { UsedReading } from '../use-reading.ts'
import { becomesWords } from './becomes-words.ts'
import { DecisionCards } from './decision-cards.tsx'
import { GroupList } from './group-list.tsx'
import { groupState } from './offer-words.ts'
import { ProblemTable } from './problem-table.tsx'
import styles from './problems-step.module.css'
import { useProblemKeys } from './use-problem-keys.ts'

interface ProblemsStepProps extends StepProps {
  type: UsedReading['type']
}

/** Step 3: the problems by what mends them, with one decision each or a cell at a time. */
export function ProblemsStep(props: ProblemsStepProps) {
  const { name, preview, decisions, type, onDecide, onUndo, onBack, onCancel, onNext } = props
  const { groups } = preview
  const [currentKey, setCurrent] = useState<string | null>(null)
  const [typingIn, setTypingIn] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const group = groups.find((own) => keyOf(own) === currentKey) ?? groups[0]
  const at = group === undefined ? 0 : groups.indexOf(group)
  const next = groups[at + 1]
  const go = (to: ProblemGroup | undefined) => {
    if (to !== undefined) setCurrent(keyOf(to))
  }
  // Of a moment ago: the reading follows.
  const decidedOf = ({ sheet, header, key, decision }: ProblemGroup) =>
    decisions.groups.find((own) => own.sheet === sheet && own.header === header && own.group === key)
      ?.decision ?? decision
  function decide(own: ProblemGroup, decision: GroupDecision) {
    setTypingIn(null)
    onDecide(decideGroup(decisions, own, decision))
  }
  function choose(index: number) {
    const offer = group?.offers[index]
    if (group === undefined || offer === undefined) return
    if (offer === 'replace') setTypingIn(keyOf(group))
    else decide(group, { do: offer })
  }
  useProblemKeys({
    area,
    choose,
    onGroup: (by) => go(groups[at + by]),
    onUndo,
    onNext,
  })
  if (group === undefined) return null
  const open = groups.filter((own) => groupState(own).isOpen).length
  const rows = groups.reduce((sum, { count }) => sum + count, 0)
  const table = preview.tables.find(
    ({ sheet, columns, isChosen }) =>
      isChosen && sheet === group.sheet && columns.some(({ header }) => header === group.header),
  )
  const home = table ?? preview.tables.find(({ sheet }) => sheet === group.sheet)
  const toGo = group.count - group.rows.filter(({ typed }) => typed !== null).length
  return (
    <AssistantFrame
      name={name}
      step="problems"
      part={counted(preview.counts.rows, 'row', 'rows')}
      keys={KEYS}
      open="Nothing is written before you confirm"
      onCancel={onCancel}
      onBack={onBack}
      primary={
        next === undefined ? (
          <Button onClick={onNext}>
            Go on to confirm
            <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
          </Button>
        ) : (
          <>
            <Button variant="outline" color="gray" onClick={onNext}>
              Go on to confirm
            </Button>
            <Button onClick={() => go(next)}>
              Next group
              <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
            </Button>
          </>
        )
      }
    >
      <div className={styles.problems}>
        <nav className={styles.left} aria-label="Groups of problems">
          <p className={styles.sum}>
            <strong>
              {counted(groups.length, 'group', 'groups')}, {counted(rows, 'row', 'rows')}
            </strong>
            <span className="muted">{open === 0 ? 'all decided' : `${open} still open`}</span>
          </p>
          <GroupList groups={groups} current={group} onOpen={go} />
        </nav>
        <ScrollArea label={group.title} className={styles.right}>
          <div ref={area} className={styles.group}>
            <header className={styles.head}>
              <h2>{group.title}</h2>
              {group.header !== null && (
                <Badge color="gray">
                  Column {group.letter}
                  {group.field !== null && ` · ${roleName(group.field)}`}
                </Badge>
              )}
              <span className={styles.actions}>
                <Button size="1" variant="outline" color="gray" onClick={onUndo}>
                  <Undo2 size={14} strokeWidth={1.75} aria-hidden />
                  Undo
                </Button>
                <Button size="1" variant="outline" color="gray" onClick={() => download(name, group)}>
                  <Download size={14} strokeWidth={1.75} aria-hidden />
                  Download the {counted(group.rows.length, 'row', 'rows')}
                </Button>
              </span>
            </header>
            {group.figures !== null && <p>{group.figures}</p>}
            <DecisionCards
              group={group}
              decision={decidedOf(group)}
              open={toGo}
              isTyping={typingIn === keyOf(group)}
              onTyping={(isTyping) => setTypingIn(isTyping ? keyOf(group) : null)}
              onDecide={(decision) => decide(group, decision)}
            />
            {group.header !== null && table !== undefined && (
              <p className="hint">Or mend them here: click a cell and type. Cells stand as in the sheet.</p>
            )}
            {home !== undefined && (
              <ProblemTable
                key={keyOf(group)}
                group={group}
                table={home}
                type={type}
                onMend={({ ref, text }, typed) =>
                  onDecide(
                    decideCell(
                      decisions,
                      { sheet: group.sheet, row: ref, header: group.header ?? '', was: text ?? '' },
                      typed,
                    ),
                  )
                }
              />
            )}
          </div>
        </ScrollArea>
      </div>
    </AssistantFrame>
  )
}

function keyOf({ sheet, header, key }: ProblemGroup): string {
  return JSON.stringify([sheet, header, key])
}

function download(name: string, { rows, title, header }: ProblemGroup): void {
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

const KEYS = [
  { shown: ['[', ']'], words: 'group' },
  { shown: ['↑', '↓'], words: 'row' },
  { shown: ['1', '2', '3'], words: 'decide' },
  { shown: ['Enter'], words: 'edit the cell' },
  { shown: ['Ctrl', 'Z'], words: 'undo' },
]
