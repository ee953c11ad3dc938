import { Button } from '@radix-ui/themes'
import styles from './criterion-picker.module.css'

/** What a criterion would find, and the button that adds it. */
export function EditorFoot({ disabled, words }: { disabled: boolean; words: string }) {
  return (
    <div className={styles.foot}>
      <span className={styles.hint}>{words}</span>
      <Button type="submit" disabled={disabled}>
        Add
      </Button>
    </div>
  )
}
