import { Button } from '@radix-ui/themes'
import { ListPlus } from 'lucide-react'
import { formatCount } from '../../../sync/domain/format.ts'
import { MAX_COMPS, TOO_MANY_COMPS } from '../../../sync/domain/records/comp-list.ts'
import styles from './answer-actions.module.css'

interface SaveToListProps {
  /** How many properties an answer is about. */
  count: number
  onSave(): void
}

/** Saves the properties of an answer in a comp list, or says why that is not possible. */
export function SaveToList({ count, onSave }: SaveToListProps) {
  if (count === 0) return null
  if (count > MAX_COMPS) return <span className={styles.much}>{TOO_MANY_COMPS} Narrow them down first.</span>
  return (
    <Button type="button" variant="outline" color="gray" onClick={onSave}>
      <ListPlus size={14} strokeWidth={1.75} aria-hidden />
      Save {formatCount(count)} to a comp list
    </Button>
  )
}
