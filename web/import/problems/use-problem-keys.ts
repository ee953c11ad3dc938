import type { RefObject } from 'react'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { stepAmong } from '../../ui/step-among.ts'

interface ProblemKeys {
  area: RefObject<HTMLElement | null>
  /** Takes the decision at a place, from 0. */
  choose(index: number): void
  /** Goes to the group so many places on. */
  onGroup(by: number): void
  onUndo(): void
  onNext(): void
}

const MOST_DECISIONS = 5

/** The keys of the step on problems. */
export function useProblemKeys({ area, choose, onGroup, onUndo, onNext }: ProblemKeys): void {
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
