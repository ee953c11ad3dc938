import { Check } from 'lucide-react'
import styles from './pick-box.module.css'
import { usePicking } from './picks.ts'

interface PickBoxProps {
  id: string
  name: string
  /** Position among the results, from 0. */
  index: number
  tabbable: boolean
}

/** Picks a result among others; seen where the pointer or the focus is, and where it is picked. */
export function PickBox({ id, name, index, tabbable }: PickBoxProps) {
  const picking = usePicking(id)
  if (picking === null) return null
  const { isPicked, toggle, pickThrough } = picking
  return (
    <label className={styles.target} data-pick>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${name}`}
        tabIndex={tabbable ? 0 : -1}
        checked={isPicked}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
          if (isRange) pickThrough(index)
          else toggle(index)
        }}
      />
      {isPicked && <Check size={13} strokeWidth={3} aria-hidden className={styles.mark} />}
    </label>
  )
}
