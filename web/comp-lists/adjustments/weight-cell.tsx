import { useId, useLayoutEffect, useRef, useState } from 'react'
import { readWeight } from './read-weight.ts'
import styles from './weight-cell.module.css'

interface WeightCellProps {
  name: string
  /** Percent; null where it shares what is left. */
  weight: number | null
  /** What it makes of all, from 0 to 1, and in words. */
  share: number
  percent: string
  onWeigh: ((weight: number | null) => void) | null
}

/**
 * How much a comp counts: a bar, and a figure that can be typed. Emptied, it shares what is left. What cannot be read
 * stays as typed, with what is wrong with it.
 */
export function WeightCell({ name, weight, share, percent, onWeigh }: WeightCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  function type(text: string | null): void {
    setTyped(text)
    setProblem(null)
  }
  /** Answers whether what is typed can be kept. */
  function keep(): boolean {
    if (typed === null || typed === percent || onWeigh === null) {
      type(null)
      return true
    }
    const read = readWeight(typed)
    setProblem(read.problem)
    if (read.problem !== null) return false
    type(null)
    if (read.weight !== weight) onWeigh(read.weight)
    return true
  }
  const said = weight === null ? undefined : `${weight}% typed`
  return (
    <>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {onWeigh === null ? (
        <span title={said}>{percent}</span>
      ) : (
        <input
          className={styles.weight}
          aria-label={`Weight of ${name}, percent`}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          inputMode="decimal"
          title={said}
          data-own={weight !== null || undefined}
          value={typed ?? percent}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && keep()) event.currentTarget.blur()
            if (event.key === 'Escape') type(null)
          }}
        />
      )}
      {problem !== null && <Problem id={problemId} words={problem} />}
    </>
  )
}

function Problem({ id, words }: { id: string; words: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <p ref={box} id={id} role="alert" className={styles.problem}>
      {words}
    </p>
  )
}
