import { useState } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import styles from './choice-list.module.css'

interface Choice<Id extends string> {
  id: Id
  label: string
  /** How many would be found with it; null while loading. */
  count: number | null
}

interface ChoiceListProps<Id extends string> {
  choices: readonly Choice<Id>[]
  chosen: readonly Id[] | undefined
  /** Further choices are hidden behind a button; ticked ones never are. */
  most?: number
  onToggle: (id: Id, chosen: boolean) => void
}

/** Check boxes, each with what it would leave. */
export function ChoiceList<Id extends string>(props: ChoiceListProps<Id>) {
  const { choices, chosen = [], most = Number.POSITIVE_INFINITY, onToggle } = props
  const [isWhole, setWhole] = useState(false)
  const shown = choices.filter(({ id }, i) => isWhole || i < most || chosen.includes(id))
  return (
    <>
      <ul>
        {shown.map(({ id, label, count }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.includes(id)}
              trailing={count === null ? undefined : formatCount(count)}
              onChange={(isChosen) => onToggle(id, isChosen)}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
      {shown.length < choices.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {choices.length - shown.length} more
        </button>
      )}
    </>
  )
}
