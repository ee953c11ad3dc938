import { CircleCheck } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import type { PreviewStore } from '../preview-store.ts'
import styles from './suggestion-row.module.css'

interface SuggestionRowProps {
  words: string
  /** `cuts 412 to 38`. */
  why: string
  /** How many there will be. */
  count: number
  /** Of the bar's full width. */
  share: number
  isOptimal: boolean
  /** The step in words, for the preview: `City Houston`. */
  step: string
  preview: PreviewStore
  onPress: () => void
}

/** One step, what it leads to, and a check where that is a set of optimal size. Pointing at it shows that on the scale. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { words, why, count, share, isOptimal, step, preview, onPress } = props
  const show = () => preview.show({ words: `${step} ${why}`, count })
  const hide = () => preview.show(null)
  const button = useRef<HTMLButtonElement>(null)
  // After a step the same row stands for the next one, and keeps the focus.
  useLayoutEffect(() => {
    if (document.activeElement === button.current) preview.show({ words: `${step} ${why}`, count })
  }, [preview, step, why, count])
  return (
    <button
      ref={button}
      type="button"
      className={styles.row}
      data-suggestion
      data-optimal={isOptimal || undefined}
      data-tooltip={why}
      aria-label={`${words} ${formatCount(count)}, ${why}${isOptimal ? ', optimal' : ''}`}
      onPointerMove={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={({ relatedTarget }) => {
        // The next suggestion shows itself instead.
        if (relatedTarget?.closest('[data-suggestion]') == null) hide()
      }}
      onClick={() => {
        hide()
        onPress()
      }}
    >
      <span className="truncate">{words}</span>{' '}
      <span className={`${styles.count} figures`}>{formatCount(count)}</span>
      <span className={styles.check}>
        {isOptimal && <CircleCheck size={14} strokeWidth={1.75} aria-hidden />}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ width: `${share * 100}%` }} />
      </span>
    </button>
  )
}
