import { useId } from 'react'
import styles from './fact-list.module.css'
import type { Fact } from './facts.ts'
import { Figure } from './figure.tsx'

/** A section of the dialog: what is known, label by label. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>
        {facts.map(({ label, value, field }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <Figure field={field} of={label} words={value} withSource />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
