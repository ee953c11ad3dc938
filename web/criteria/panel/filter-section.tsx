import type { ReactNode } from 'react'
import styles from './filter-section.module.css'

interface FilterSectionProps {
  title: string
  /** At the right of the title: the unit, or what a chart is showing. */
  aside?: ReactNode
  /** Title and fields on one line. */
  inline?: boolean
  /** What is wrong with what is written here. */
  problem?: string | undefined
  children: ReactNode
}

/** One part of the filter panel, under its own heading. */
export function FilterSection({ title, aside, inline = false, problem, children }: FilterSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={inline ? styles.line : undefined}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          <span className={styles.aside}>{aside}</span>
        </div>
        {children}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
