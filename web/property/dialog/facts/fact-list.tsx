import { useId } from 'react'
import { useOpenProperty } from '../../use-open-property.ts'
import { Figure } from '../figure.tsx'
import styles from './fact-list.module.css'
import type { Fact } from './facts.ts'

/** A section of the dialog: what is known, label by label. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId()
  const { openProperty } = useOpenProperty()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>
        {facts.map(({ label, value, field, from }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <Figure field={field} of={label} words={value} withSource />
              {from && (
                <button type="button" className={styles.from} onClick={() => openProperty(from.id)}>
                  from {from.words}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
