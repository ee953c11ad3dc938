import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface FieldProps {
  label: string
  /** Shown under the control while it stands; the control is marked as wrong. */
  problem?: string | null
  /** Draws the control with the given id, and what describes it. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** A labeled control of a form. */
export function Field({ label, problem = null, children }: FieldProps) {
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': problem === null ? undefined : problemId,
        'aria-invalid': problem === null ? undefined : true,
      })}
      {problem !== null && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
