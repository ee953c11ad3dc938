import { useState } from 'react'
import {
  PART_NAMES,
  PARTS,
  type Similarity,
  type SimilarityPart,
} from '../../../sync/adjustments/similarity.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import styles from './similarity-cell.module.css'

interface SimilarityCellProps {
  name: string
  of: Similarity
}

/** How alike a comp is to the subject, of 100; a press shows what it is made of. */
export function SimilarityCell({ name, of }: SimilarityCellProps) {
  const [beside, setBeside] = useState<Element | null>(null)
  const score = Math.round(of.score)
  return (
    <>
      <button
        type="button"
        className={styles.score}
        aria-label={`Similarity of ${name}: ${score} of 100`}
        aria-expanded={beside !== null}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setBeside(currentTarget)}
      >
        {score}
      </button>
      {beside !== null && (
        <Popover beside={beside} width={300} label={`Similarity of ${name}`} onClose={() => setBeside(null)}>
          <Parts of={of} />
        </Popover>
      )}
    </>
  )
}

/** Each part with its points of the most it can give. What the subject does not say counts in nothing. */
function Parts({ of }: { of: Similarity }) {
  const names = Object.keys(of.parts) as SimilarityPart[]
  const whole = names.reduce((sum, name) => sum + PARTS[name], 0)
  return (
    <section className={styles.parts}>
      <h3 className={styles.title} data-takes-focus tabIndex={-1}>
        Similarity, of 100
      </h3>
      <dl className={styles.lines}>
        {names.map((name) => {
          const part = of.parts[name] ?? null
          const most = (PARTS[name] / whole) * 100
          return (
            <div key={name} className={styles.line}>
              <dt>{PART_NAMES[name]}</dt>
              <dd>{part === null ? 'not stated, 0' : (part * most).toFixed(0)}</dd>
              <dd className={styles.most}>of {most.toFixed(0)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
