import { Button } from '@radix-ui/themes'
import styles from './criterion-picker.module.css'

/** Said where a chart or a list of values would be empty. */
export const NONE_STATED = 'No property found states it yet. What you add holds for those to come.'

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
