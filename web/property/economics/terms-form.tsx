import { TextField } from '@radix-ui/themes'
import type { AssumedTerms } from '../../../sync/domain/economics/assumptions.ts'
import { keptIn } from '../../../sync/domain/fields/figure-units.ts'
import { RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import styles from './lease-economics.module.css'
import { ESCALATION_KINDS, type EscalationKind, escalationOf, type TypedTerms } from './typed-terms.ts'

interface TermsFormProps {
  property: Property
  typed: TypedTerms
  unit: RentUnit
  /** What the team assumes of all leases. */
  assumed: AssumedTerms
  onChange(typed: TypedTerms): void
}

type SetFigures = { readonly [Name in Figure]?: number }
type Figure = Exclude<keyof TypedTerms, 'escalation' | 'escalationText' | 'escalationUnit'>

const ESCALATION_WORDS = {
  stated: 'As stated',
  percent: 'Percent a year',
  step: 'Dollars more a year',
  schedule: 'Rent of each year',
} as const satisfies Record<EscalationKind, string>
/** In either unit: rents a year are twelve times those a month. */
const ESCALATION_EXAMPLES = {
  percent: { month: '3', year: '3' },
  step: { month: '0.05', year: '0.60' },
  schedule: { month: '2.10, 2.15, 2.20', year: '25, 25.50, 26' },
} as const satisfies Record<Exclude<EscalationKind, 'stated'>, Record<RentUnit, string>>
const ESCALATIONS = ESCALATION_KINDS.map((value) => ({ value, label: ESCALATION_WORDS[value] }))

/** Terms that a person sets, where the sources state none or to try others. The stated value is shown beside each. */
export function TermsForm({ property, typed, unit, assumed, onChange }: TermsFormProps) {
  const { leaseTerm, freeRentMonths, tiPerSf, opexPerSf, leaseType } = property
  const perUnit = unit === 'year' ? 12 : 1
  const fields: { name: Figure; label: string; stated: number | null; perMonth?: number }[] = [
    { name: 'months', label: 'Term, months', stated: leaseTerm },
    { name: 'freeMonths', label: 'Free rent, months', stated: freeRentMonths },
    { name: 'freeFrom', label: 'First free month', stated: 1 },
    { name: 'tiPerSf', label: 'TI, $/SF', stated: tiPerSf },
    { name: 'commissionPerSf', label: 'Commissions, $/SF', stated: null },
    { name: 'discountPercent', label: 'Discount rate, % a year', stated: null },
    // What a source states of its expenses is never set aside.
    ...(opexPerSf === null
      ? [
          {
            name: 'opexPerSf' as const,
            label: `Operating expenses, $${RENT_UNITS[unit]}`,
            stated: null,
            perMonth: perUnit,
          },
        ]
      : []),
    ...(leaseType === 'MG'
      ? [{ name: 'modifiedGrossPercent' as const, label: 'Expenses the landlord bears, %', stated: null }]
      : []),
  ]
  return (
    <div className={styles.form}>
      {fields.map(({ name, label, stated, perMonth = 1 }) => (
        <div key={name} className={styles.field}>
          <span aria-hidden>{label}</span>
          <NumberInput
            label={label}
            value={times(typed[name], perMonth)}
            placeholder={placeholder(stated, times((assumed as SetFigures)[name], perMonth))}
            onChange={(value) => onChange({ ...typed, [name]: value && value / perMonth })}
          />
        </div>
      ))}
      <div className={styles.escalation}>
        <Select
          label="Escalation"
          value={typed.escalation}
          options={ESCALATIONS}
          onChange={(escalation) => onChange({ ...typed, escalation })}
        />
        <EscalationField {...{ typed, unit, onChange }} />
      </div>
    </div>
  )
}

/** The unit is that of what is typed: to show rents in the other one does not read the text anew. */
function EscalationField({ typed, unit, onChange }: Omit<TermsFormProps, 'property' | 'assumed'>) {
  const { escalation, escalationText } = typed
  if (escalation === 'stated') return null
  const escalationUnit = escalationText === '' ? unit : typed.escalationUnit
  const label = ESCALATION_WORDS[escalation]
  const dollars = `$${RENT_UNITS[escalationUnit]}`
  const isUnreadable = escalationOf(typed) === 'unreadable'
  return (
    <TextField.Root
      className="figures"
      aria-label={escalation === 'percent' ? label : `${label}, ${dollars}`}
      aria-invalid={isUnreadable || undefined}
      title={isUnreadable ? 'Not a number' : undefined}
      placeholder={ESCALATION_EXAMPLES[escalation][escalationUnit]}
      autoComplete="off"
      value={escalationText}
      onChange={(event) => onChange({ ...typed, escalationText: event.target.value, escalationUnit })}
    >
      <TextField.Slot side="right">{escalation === 'percent' ? '%' : dollars}</TextField.Slot>
    </TextField.Root>
  )
}

/** What holds where nothing is typed. */
function placeholder(stated: number | null, assumed: number | undefined): string {
  if (stated !== null) return String(stated)
  return assumed === undefined ? 'not stated' : `${assumed} assumed`
}

/** As it was typed: a rent a year divided by twelve is not always that rent again. */
function times(perMonth: number | undefined, factor: number): number | undefined {
  return perMonth && keptIn('rent', perMonth * factor)
}
