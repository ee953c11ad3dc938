import { useMemo } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { find } from '../../../sync/book/question/find.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { DEFAULT_SORT } from '../../../sync/domain/sort.ts'
import styles from './criterion-picker.module.css'

interface ConstructionEditorProps {
  book: Book
  slots: Uint32Array
  onDone(criterion: Criterion): void
}

/** What buildings are built of, as notes and columns write it. Other ways of writing the first two are found as well. */
const KINDS = [
  'Tilt wall',
  'Metal building',
  'Masonry',
  'Concrete block',
  'Precast',
  'Brick',
  'Steel frame',
  'Wood frame',
]

const asked = (kind: string): Criterion => ({ kind: 'text', text: kind.toLowerCase() })

/** What buildings are built of is told by their texts: the kinds that brokers write, and how many of each are found. */
export function ConstructionEditor({ book, slots, onDone }: ConstructionEditorProps) {
  const kinds = useMemo((): readonly { kind: string; count: number | null }[] => {
    // While words cannot be searched, all properties would be found.
    if (book.base.textIndex === null) return KINDS.map((kind) => ({ kind, count: null }))
    const found = new Set(slots)
    return KINDS.map((kind) => {
      const having = find(book, { criteria: [asked(kind)], sort: DEFAULT_SORT }).slots
      return { kind, count: having.filter((slot) => found.has(slot)).length }
    }).sort((a, b) => b.count - a.count)
  }, [book, slots])
  return (
    <ul className={styles.values} aria-label="Construction">
      {kinds.map(({ kind, count }, i) => (
        <li key={kind}>
          <button
            type="button"
            className={`${styles.option} ${styles.kind}`}
            data-takes-focus={i === 0 || undefined}
            disabled={count === 0}
            onClick={() => onDone(asked(kind))}
          >
            {kind}
            <span className={styles.count}>{count !== null && formatCount(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
