import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Figure } from '../../../sync/assistant/figure.ts'
import styles from './answer-beware.module.css'
import { LinkedWords } from './linked-words.tsx'

interface AnswerBewareProps {
  sentences: readonly string[]
  figures: readonly Figure[]
  shown: string | null
  onFigure: (figure: Figure) => void
}

/** What to know before the figures of an answer are leaned on. */
export function AnswerBeware({ sentences, ...links }: AnswerBewareProps) {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
        Beware of
      </h3>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <LinkedWords text={sentence} {...links} />
          </li>
        ))}
      </ul>
    </section>
  )
}
