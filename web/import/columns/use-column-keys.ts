import type { RefObject } from 'react'
import type { ColumnDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ColumnEvidence, TablePreview } from '../../../sync/sheets/preview/workbook-preview.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { stepAmong } from '../../ui/step-among.ts'

interface ColumnKeys {
  area: RefObject<HTMLElement | null>
  table: TablePreview | undefined
  /** The column in hand. */
  active: ColumnEvidence | undefined
  /** The column whose question is shown: it may be another. */
  asked: ColumnEvidence | undefined
  decide(table: TablePreview, column: ColumnEvidence, use: ColumnDecision): void
  onUndo(): void
  onNext(): void
}

const MOST_CANDIDATES = 4

/** The keys of the step on columns. */
export function useColumnKeys({ area, table, active, asked, decide, onUndo, onNext }: ColumnKeys): void {
  function move(key: string) {
    const pickers = [...(area.current?.querySelectorAll<HTMLElement>('[data-column-picker]') ?? [])]
    const current = pickers.indexOf(document.activeElement as HTMLElement)
    pickers[stepAmong(key, current, pickers.length) ?? 0]?.focus()
  }
  function choose(column: ColumnEvidence | undefined, use: ColumnDecision) {
    if (table !== undefined && column !== undefined) decide(table, column, use)
  }
  const candidates = Array.from({ length: MOST_CANDIDATES }, (_, index) => ({
    keys: String(index + 1),
    shown: [String(index + 1)],
    words: `Choose answer ${index + 1}`,
    run: () => {
      const role = asked?.question?.candidates[index]?.role
      if (role !== undefined) choose(asked, { as: 'field', role })
    },
  }))
  useShortcuts('Import', [
    { keys: 'ArrowDown', shown: ['↓'], words: 'Next column', run: () => move('ArrowDown') },
    { keys: 'ArrowUp', shown: ['↑'], words: 'Previous column', run: () => move('ArrowUp') },
    ...candidates,
    { keys: 'c', shown: ['C'], words: 'Keep as a custom field', run: () => choose(active, { as: 'custom' }) },
    { keys: 'x', shown: ['X'], words: 'Ignore the column', run: () => choose(active, { as: 'ignored' }) },
    { keys: '$mod+z', shown: ['Ctrl', 'Z'], words: 'Take back the last decision', run: onUndo },
    { keys: '$mod+Enter', shown: ['Ctrl', 'Enter'], words: 'Go on', run: onNext },
  ])
}
