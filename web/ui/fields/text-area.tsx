import type { TextareaHTMLAttributes } from 'react'
import styles from './field.module.css'

/** Several lines of text; it grows with them. */
export function TextArea(props: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'rows'>) {
  return <textarea {...props} rows={2} className={styles.text} />
}
