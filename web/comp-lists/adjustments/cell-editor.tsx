import { TextField } from '@radix-ui/themes'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  CHARACTERISTIC_WORDS,
  factOf,
  signedDollars,
  subjectFactOf,
} from '../../../sync/adjustments/grid-words.ts'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import type { Suggestion } from '../../../sync/adjustments/suggest.ts'
import { reasonOfTaken, withoutTaken, withTaken } from '../../../sync/adjustments/taken-reason.ts'
import { keptIn } from '../../../sync/domain/fields/figure-units.ts'
import { RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { signedPercent } from '../../../sync/domain/format-decimals.ts'
import type { Adjustment } from '../../../sync/domain/records/adjustment.ts'
import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Popover } from '../../ui/layers/popover.tsx'
import { toast } from '../../ui/layers/toast.tsx'
import type { ListComp } from '../detail/list-comps.ts'
import styles from './cell-editor.module.css'
import { readSigned } from './read-signed.ts'
import { Suggested } from './suggested.tsx'
import { MONTHS_OF, typedAmount } from './typed-amount.ts'

interface CellEditorProps {
  comp: ListComp
  /** The one its adjustments start from. */
  rent: number | null
  /** What holds while the cell has no adjustment of its own. */
  byRate: Adjustment | null
  of: Characteristic
  beside: Element
  first: 'amount' | 'reason'
  subject: Subject | null
  unit: RentUnit
  today: string
  suggestion: Suggestion | null
  onDraft(adjustment: Adjustment | null): void
  onKeep(adjustment: Adjustment | null): void
  onClose(): void
}

const LONGEST_REASON = 500

/** Adjusts one cell: percent or dollars, why, and what the set suggests. The grid follows while it is typed. */
export function CellEditor(props: CellEditorProps) {
  const {
    comp,
    rent: rentPerSf,
    byRate,
    of,
    beside,
    first,
    subject,
    unit,
    today,
    suggestion,
    onDraft,
    onKeep,
    onClose,
  } = props
  const was = comp.entry.adjustments?.[of] ?? null
  const perUnit = MONTHS_OF[unit]
  const [kind, setKind] = useState(was?.kind ?? 'percent')
  const [typed, setTyped] = useState(was === null ? '' : typedOf(was, perUnit))
  const [reason, setReason] = useState(was?.reason ?? '')
  const isCanceled = useRef(false)
  /** What the fields were filled with. Another device may have changed the adjustment since. */
  const filled = useRef({ kind, typed, reason }).current
  const read = readSigned(typed)
  const { problem } = typedAmount(typed, kind, unit)
  const problemId = useId()

  function adjustmentOf(next: {
    kind: Adjustment['kind']
    typed: string
    reason: string
  }): Adjustment | null | undefined {
    const { amount } = typedAmount(next.typed, next.kind, unit)
    if (amount === null) return undefined
    const words = next.reason.trim()
    // A rate is set aside by a plain 0.
    const isNone = amount === 0 && words === '' && (byRate === null || next.typed.trim() === '')
    return isNone ? null : { kind: next.kind, amount, reason: words || null }
  }
  function change(part: Partial<{ kind: Adjustment['kind']; typed: string; reason: string }>): void {
    const next = { kind, typed, reason, ...part }
    setKind(next.kind)
    setTyped(next.typed)
    setReason(next.reason)
    const adjustment = adjustmentOf(next)
    if (adjustment !== undefined) onDraft(adjustment)
  }
  function close(): void {
    const adjustment = adjustmentOf({ kind, typed, reason })
    const isChanged = JSON.stringify(adjustment) !== JSON.stringify(was)
    const isTyped = isTypedAnew(filled, { kind, typed, reason })
    if (!isCanceled.current && isTyped && isChanged) {
      if (adjustment !== undefined) onKeep(adjustment)
      else toast({ title: `${label}: \u201c${typed}\u201d is not kept`, description: problem, kind: 'error' })
    }
    onClose()
    if (beside instanceof HTMLElement) beside.focus()
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (problem !== null) return
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  }

  const label = `${CHARACTERISTIC_WORDS[of]}, ${comp.property.name}`
  const facts = [
    factOf(of, comp.property, comp.miles),
    ...(subject === null ? [] : [`subject ${subjectFactOf(of, subject, today)}`]),
  ]
  return (
    <Popover beside={beside} width={316} label={label} onClose={close}>
      <form
        className={styles.form}
        onSubmit={submit}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') isCanceled.current = true
        }}
      >
        <div className={styles.head}>
          <h3 className={styles.title}>{label}</h3>
          <span className={styles.facts}>{facts.filter((words) => words !== '').join(', ')}</span>
        </div>
        <div className={styles.line}>
          <SegmentedControl
            label="Adjust by"
            size="small"
            value={kind}
            onChange={(next) =>
              change({ kind: next, typed: converted(read, kind, next, rentPerSf, perUnit) })
            }
            segments={[
              { value: 'percent', label: '%' },
              { value: 'dollars', label: '$/SF' },
            ]}
          />
          <TextField.Root
            className={styles.amount}
            aria-label="Adjustment"
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : problemId}
            autoComplete="off"
            value={typed}
            placeholder={byRate === null ? '0' : `${typedOf(byRate, perUnit)} by rate`}
            data-takes-focus={first === 'amount' || undefined}
            onChange={(event) => change({ typed: event.target.value, reason: withoutTaken(reason) })}
          />
          <span className={styles.other}>{otherWords(read, kind, rentPerSf, unit, perUnit)}</span>
        </div>
        {problem !== null && (
          <p id={problemId} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <TextField.Root
          aria-label="Reason"
          placeholder="Reason"
          autoComplete="off"
          maxLength={LONGEST_REASON}
          value={reason}
          data-takes-focus={first === 'reason' || undefined}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Suggested
          {...{ suggestion, unit }}
          onUse={() => {
            if (suggestion === null) return
            const { kind: own, amount } = suggestion
            change({
              kind: own,
              typed: typedOf({ kind: own, amount }, perUnit),
              reason: withTaken(reason, reasonOfTaken(of, suggestion)),
            })
          }}
        />
        {/* Enter keeps what is typed. */}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          Keep
        </button>
      </form>
    </Popover>
  )
}

type Fields = Pick<Adjustment, 'kind'> & { typed: string; reason: string }

/** Fields that hold what they were filled with ask for nothing: a figure is filled in rounded, and may be old. */
export function isTypedAnew(filled: Fields, now: Fields): boolean {
  return filled.kind !== now.kind || filled.typed !== now.typed || filled.reason !== now.reason
}

function typedOf({ kind, amount }: Pick<Adjustment, 'kind' | 'amount'>, perUnit: number): string {
  const figure = kind === 'dollars' ? Number((amount * perUnit).toFixed(4)) : amount
  return `${figure > 0 ? '+' : figure < 0 ? '\u2212' : ''}${Math.abs(figure)}`
}

/** What is typed, told the other way. */
function converted(
  read: number | null,
  from: Adjustment['kind'],
  to: Adjustment['kind'],
  rent: number | null,
  perUnit: number,
): string {
  if (read === null || read === 0 || from === to || rent === null || rent === 0) return ''
  const amount = to === 'dollars' ? (rent * read) / 100 : (read / perUnit / rent) * 100
  const rounded = to === 'dollars' ? keptIn('rent', amount) : Number(amount.toFixed(1))
  return typedOf({ kind: to, amount: rounded }, perUnit)
}

/** `= +$0.03 /SF/mo`. */
function otherWords(
  read: number | null,
  kind: Adjustment['kind'],
  rent: number | null,
  unit: RentUnit,
  perUnit: number,
): string {
  if (read === null || rent === null || rent === 0) return ''
  return kind === 'percent'
    ? `= ${signedDollars((rent * read) / 100, unit)} ${RENT_UNITS[unit]}`
    : `= ${signedPercent((read / perUnit / rent) * 100)}`
}
