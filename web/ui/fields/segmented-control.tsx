import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Tooltip } from '../layers/tooltip.tsx'
import styles from './segmented-control.module.css'

interface Segment<T extends string> {
  value: T
  label: string
  icon?: LucideIcon
  /** Shows the icon alone; the label becomes its name and its tooltip. */
  iconOnly?: boolean
  /** Why it cannot be chosen: its tooltip. It can still be reached, so that the reason can be read. */
  unavailable?: string
  /** Called when it is pointed at or reached: it may be chosen next. */
  onExpected?: () => void
}

interface SegmentedControlProps<T extends string> {
  /** What is chosen, said by assistive technology: "View". */
  label: string
  value: T
  segments: readonly Segment<T>[]
  onChange(value: T): void
  size?: 'small' | 'normal'
}

/** Picks one of a few. Radio buttons underneath: arrow keys move the choice. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, value, segments, onChange, size = 'normal' } = props
  const group = useId()
  return (
    <fieldset className={styles.control} data-size={size}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map(({ value: own, label, icon: Icon, iconOnly = false, unavailable, onExpected }) => (
        <label key={own} className={styles.segment} data-icon-only={iconOnly || undefined}>
          <Tooltip content={unavailable ?? (iconOnly ? label : undefined)}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              value={own}
              checked={own === value}
              aria-disabled={unavailable !== undefined || undefined}
              onChange={() => unavailable === undefined && onChange(own)}
              onPointerEnter={onExpected}
              onFocus={onExpected}
            />
          </Tooltip>
          {Icon !== undefined && <Icon size={15} strokeWidth={1.75} aria-hidden />}
          <span className={iconOnly ? 'visually-hidden' : undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
