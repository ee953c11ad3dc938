import type { ReactNode } from 'react'
import type { Figure } from '../../../sync/assistant/figure.ts'
import { piecesOf } from '../../../sync/assistant/linked-text.ts'
import styles from './answer-text.module.css'

interface LinkedWordsProps {
  text: string
  figures: readonly Figure[]
  /** More is coming. */
  isArriving?: boolean
  /** Figures that no property gave. */
  unbacked?: readonly string[]
  /** The id of the figure whose rows are shown. */
  shown: string | null
  onFigure: (figure: Figure) => void
}

/** Words of an answer. A figure that has rows opens them; all else is text, whatever it looks like. */
export function LinkedWords({
  text,
  figures,
  isArriving = false,
  unbacked = [],
  shown,
  onFigure,
}: LinkedWordsProps) {
  const pieces = piecesOf(text, figures, isArriving)
  return pieces.map(({ text: words, figure }, i) =>
    figure === null ? (
      marked(words, unbacked)
    ) : (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever grow at the end.
        key={i}
        type="button"
        className={styles.figure}
        aria-pressed={figure.rows.ids?.length === 1 ? undefined : figure.id === shown}
        data-tooltip={figure.rows.ids?.length === 1 ? 'Open the property' : 'Show the properties behind this'}
        onClick={() => onFigure(figure)}
      >
        {unbroken(words)}
      </button>
    ),
  )
}

/** Words with the figures marked that no property gave. */
function marked(words: string, unbacked: readonly string[]): ReactNode {
  if (unbacked.length === 0) return unbroken(words)
  const escaped = unbacked.map((said) => said.replaceAll(/[$.*+?^()|[\]{}\\]/g, '\\$&'))
  const parts = words.split(new RegExp(`((?<![\\d.])(?:${escaped.join('|')})(?!\\d|[.,]\\d))`))
  return parts.map((part, i) =>
    i % 2 === 0 ? (
      unbroken(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words only ever grow at the end.
      <mark key={i} className={styles.unbacked}>
        {part}
      </mark>
    ),
  )
}

const RANGE = /(\$?\d[\d,.]*[-–]\$?\d[\d,.]*)/

/** A line may end anywhere but within a range, such as 10,000-200,000. */
function unbroken(words: string): ReactNode {
  return words.split(RANGE).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words only ever grow at the end.
      <span key={i} className={styles.range}>
        {part}
      </span>
    ),
  )
}
