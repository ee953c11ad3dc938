import { Button } from '@radix-ui/themes'
import { ArrowRight } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { GroupDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ProblemGroup } from '../../../sync/sheets/preview/workbook-preview.ts'
import { counted } from '../../session/counted.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { stepAmong } from '../../ui/step-among.ts'
import { AssistantFrame } from '../assistant-frame.tsx'
import { decideGroup } from '../decisions/decide.ts'
import { partWords } from '../part-words.ts'
import type { StepProps } from '../step-props.ts'
import type { UsedReading } from '../use-reading.ts'
import { GroupList } from './group-list.tsx'
import { groupState } from './offer-words.ts'
import { ProblemGroupView } from './problem-group-view.tsx'
import styles from './problems-step.module.css'

const MOST_DECISIONS = 5

interface ProblemsStepProps extends StepProps {
  type: UsedReading['type']
}

/** Step 3: the problems by what mends them, with one decision each or a cell at a time. */
export function ProblemsStep(props: ProblemsStepProps) {
  const { name, preview, decisions, type, canUndo, onDecide, onUndo, onBack, onCancel, onNext } = props
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
  const problems = groups.reduce((sum, { count }) => sum + count, 0)
  return (
    <AssistantFrame
      name={name}
      step="problems"
      part={partWords(preview)}
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
              {counted(groups.length, 'group', 'groups')}, {counted(problems, 'problem', 'problems')}
            </strong>
            <span className="muted">{open === 0 ? 'all decided' : `${open} undecided`}</span>
          </p>
          <GroupList groups={groups} current={group} onOpen={go} />
        </nav>
        <ScrollArea label={group.title} className={styles.right}>
          <div ref={area}>
            <ProblemGroupView
              key={keyOf(group)}
              {...{ name, preview, decisions, type, group, canUndo, onDecide, onUndo }}
              isTyping={typingIn === keyOf(group)}
              onTyping={(isTyping) => setTypingIn(isTyping ? keyOf(group) : null)}
            />
          </div>
        </ScrollArea>
      </div>
    </AssistantFrame>
  )
}

function keyOf({ sheet, header, key }: ProblemGroup): string {
  return JSON.stringify([sheet, header, key])
}

const KEYS = [
  { shown: ['[', ']'], words: 'group' },
  { shown: ['↑', '↓'], words: 'row' },
  { shown: ['1', '2', '3'], words: 'decide' },
  { shown: ['Enter'], words: 'edit the cell' },
  { shown: ['Ctrl', 'Z'], words: 'undo' },
]

interface ProblemKeys {
  area: RefObject<HTMLElement | null>
  /** Takes the decision at a place, from 0. */
  choose(index: number): void
  /** Moves by so many groups. */
  onGroup(by: number): void
  onUndo(): void
  onNext(): void
}

/** The keys of the step on problems. */
function useProblemKeys({ area, choose, onGroup, onUndo, onNext }: ProblemKeys): void {
  function move(key: string) {
    const cells = [...(area.current?.querySelectorAll<HTMLElement>('[data-problem-cell]') ?? [])]
    const current = cells.indexOf(document.activeElement as HTMLElement)
    cells[stepAmong(key, current, cells.length) ?? 0]?.focus()
  }
  useShortcuts('Import', [
    { keys: 'BracketRight', shown: [']'], words: 'Next group', run: () => onGroup(1) },
    { keys: 'BracketLeft', shown: ['['], words: 'Previous group', run: () => onGroup(-1) },
    { keys: 'ArrowDown', shown: ['↓'], words: 'Next cell', run: () => move('ArrowDown') },
    { keys: 'ArrowUp', shown: ['↑'], words: 'Previous cell', run: () => move('ArrowUp') },
    ...Array.from({ length: MOST_DECISIONS }, (_, index) => ({
      keys: String(index + 1),
      shown: [String(index + 1)],
      words: `Take decision ${index + 1}`,
      run: () => choose(index),
    })),
    { keys: '$mod+z', shown: ['Ctrl', 'Z'], words: 'Take back the last decision', run: onUndo },
    { keys: '$mod+Enter', shown: ['Ctrl', 'Enter'], words: 'Go on', run: onNext },
  ])
}
