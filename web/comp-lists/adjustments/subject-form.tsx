import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import type { Book } from '../../../sync/book/book.ts'
import { RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { LEASE_TYPES, PROPERTY_TYPES } from '../../../sync/domain/known-types.ts'
import { type TypedSubject, typedSubject } from '../../../sync/domain/records/adjustment.ts'
import { toMonth, toUnit } from '../../rents/rent-unit-scale.ts'
import { Field } from '../../ui/fields/field.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useCenterPlace } from '../form/use-center-place.ts'
import styles from './subject-form.module.css'

interface SubjectFormProps {
  open: boolean
  onClose(): void
  typed: TypedSubject | null
  /** What is known of it already, by a property too. */
  known: Subject | null
  book: Book
  unit: RentUnit
  onDescribe(subject: TypedSubject | null): void
}

/** Describes what the comps are compared with: it need not be a property of the book. */
export function SubjectForm({ open, onClose, ...props }: SubjectFormProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Describe the subject" width={520}>
      <Form {...props} onClose={onClose} />
    </Dialog>
  )
}

const NOTHING: TypedSubject = {
  name: null,
  address: null,
  latitude: null,
  longitude: null,
  propertyType: null,
  rentPerSf: null,
  leaseType: null,
  squareFootage: null,
  clearHeight: null,
  yearBuilt: null,
  officePercent: null,
  dateSigned: null,
}
const UNITS = {
  squareFootage: 'squareFeet',
  clearHeight: 'feet',
  yearBuilt: null,
  officePercent: 'percent',
} as const
const UNSAID = 'none'
const chosen = (values: readonly string[]) => [
  { value: UNSAID, label: 'Not stated' },
  ...values.map((value) => ({ value, label: value })),
]

function Form({ typed, known, unit, onDescribe, onClose }: Omit<SubjectFormProps, 'open'>) {
  const [draft, setDraft] = useState<TypedSubject>({ ...NOTHING, ...(known ?? {}), ...said(typed) })
  const [problem, setProblem] = useState<string | null>(null)
  const place = useCenterPlace(draft.address ?? '')
  const set = (part: Partial<TypedSubject>) => setDraft({ ...draft, ...part })
  const figure = (name: keyof typeof UNITS, label: string) => (
    <div className={styles.field}>
      <span aria-hidden>{label}</span>
      <NumberInput
        label={label}
        value={draft[name] ?? undefined}
        integer={name === 'squareFootage' || name === 'yearBuilt'}
        plain={name === 'yearBuilt'}
        {...(UNITS[name] !== null && { unit: UNITS[name] })}
        onChange={(value) => set({ [name]: value ?? null })}
      />
    </div>
  )

  async function keep(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const unread = event.currentTarget.querySelector<HTMLInputElement>('input[aria-invalid]')
    if (unread !== null) {
      setProblem(`${unread.getAttribute('aria-label')}: “${unread.value}” is not a number.`)
      unread.focus()
      return
    }
    const isMoved = draft.address !== (known?.address ?? null)
    const found = isMoved ? await place.settle() : null
    const where = isMoved ? { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null } : {}
    const parsed = typedSubject.safeParse({ ...draft, ...where, name: draft.name?.trim() || null })
    if (!parsed.success) {
      setProblem('One of the figures cannot be right.')
      return
    }
    onDescribe(parsed.data)
    onClose()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void keep(event)}>
      <div className={styles.wide}>
        <Field label="Name">
          {(control) => (
            <TextField.Root
              {...control}
              maxLength={200}
              autoComplete="off"
              value={draft.name ?? ''}
              onChange={(event) => set({ name: event.target.value || null })}
            />
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label="Address or coordinates">
          {(control) => (
            <TextField.Root
              {...control}
              maxLength={200}
              autoComplete="off"
              value={draft.address ?? ''}
              onChange={(event) => set({ address: event.target.value || null })}
            />
          )}
        </Field>
        <p className={styles.hint}>
          {place.status === 'found'
            ? place.label
            : place.status === 'unknown'
              ? 'This place is not known.'
              : ' '}
        </p>
      </div>
      {figure('squareFootage', 'Size, SF')}
      {figure('clearHeight', 'Clear height, ft')}
      {figure('yearBuilt', 'Year built')}
      {figure('officePercent', 'Office, %')}
      <div className={styles.field}>
        <span aria-hidden>Asking rent, ${RENT_UNITS[unit]}</span>
        <NumberInput
          label="Asking rent"
          unit="perSf"
          value={toUnit(draft.rentPerSf ?? undefined, unit)}
          onChange={(value) => set({ rentPerSf: toMonth(value, unit) ?? null })}
        />
      </div>
      <div className={styles.field}>
        <span aria-hidden>As of (month)</span>
        <TextField.Root
          aria-label="As of (month)"
          placeholder="2026-11"
          autoComplete="off"
          value={draft.dateSigned ?? ''}
          onChange={(event) => set({ dateSigned: event.target.value.trim() || null })}
        />
      </div>
      <Select
        label="Type"
        value={draft.propertyType ?? UNSAID}
        options={chosen(typesWith(draft.propertyType))}
        onChange={(value) => set({ propertyType: value === UNSAID ? null : value })}
      />
      <Select
        label="Lease type"
        value={draft.leaseType ?? UNSAID}
        options={chosen(LEASE_TYPES)}
        onChange={(value) => set({ leaseType: LEASE_TYPES.find((type) => type === value) ?? null })}
      />
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {typed !== null && (
          <Button
            type="button"
            variant="ghost"
            color="gray"
            onClick={() => {
              onDescribe(null)
              onClose()
            }}
          >
            Forget what was typed
          </Button>
        )}
        <Button type="button" variant="outline" color="gray" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Keep</Button>
      </div>
    </form>
  )
}

/** Another type than those offered stays what it is. */
function typesWith(own: string | null): readonly string[] {
  return own === null || (PROPERTY_TYPES as readonly string[]).includes(own)
    ? PROPERTY_TYPES
    : [...PROPERTY_TYPES, own]
}

function said(typed: TypedSubject | null): Partial<TypedSubject> {
  return Object.fromEntries(Object.entries(typed ?? {}).filter(([, value]) => value !== null))
}
