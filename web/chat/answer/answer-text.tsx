import { memo } from 'react'
import type { Figure } from '../../../sync/assistant/figure.ts'
import styles from './answer-text.module.css'
import { LinkedWords } from './linked-words.tsx'

interface AnswerTextProps {
  text: string
  figures: readonly Figure[]
  /** Figures that no property gave. */
  unbacked?: readonly string[]
  /** More is coming. */
  isArriving: boolean
  /** The id of the figure whose rows are shown. */
  shown: string | null
  onFigure: (figure: Figure) => void
}

/** An answer's words. */
export const AnswerText = memo(function AnswerText(props: AnswerTextProps) {
  return (
    <p className={styles.text}>
      <LinkedWords {...props} />
    </p>
  )
})
