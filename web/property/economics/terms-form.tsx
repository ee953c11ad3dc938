import { TextField } from '@radix-ui/themes'
import { RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import styles from './lease-economics.module.css'
import { ESCALATION_KINDS, type EscalationKind, type TypedTerms } from './typed-terms.ts'

interface TermsFormProps {
  property: Property
  typed: TypedTerms
  unit: RentUnit
  onChange(typed: TypedTerms): void
}

type Figure = Exclude<keyof TypedTerms, 'escalation' | 'escalationText'>

const ESCALATION_WORDS = {
  stated: 'As stated',
  percent: 'Percent a year',
  step: 'Dollars more a year',
  schedule: 'Rent of each year',
} as const satisfies Record<EscalationKind, string>
const ESCALATIONS = ESCALATION_KINDS.map((value) => ({ value, label: ESCALATION_WORDS[value] }))

/** Terms that a person sets, where the sources state none or to try others. The stated value is shown beside each. */
export function TermsForm({ property, typed, unit, onChange }: TermsFormProps) {
  const { leaseTerm, freeRentMonths, tiPerSf, opexPerSf, leaseType } = property
  const statedOpex = opexPerSf === null ? null : Number((opexPerSf * (unit === 'year' ? 12 : 1)).toFixed(4))
  const fields: { name: Figure; label: string; stated: number | null }[] = [
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
            stated: statedOpex,
          },
        ]
      : []),
    ...(leaseType === 'MG'
      ? [{ name: 'modifiedGrossPercent' as const, label: 'Expenses the landlord bears, %', stated: null }]
      : []),
  ]
  return (
    <div className={styles.form}>
      {fields.map(({ name, label, stated }) => (
        <div key={name} className={styles.field}>
          <span aria-hidden>{label}</span>
          <NumberInput
            label={label}
            value={typed[name]}
            placeholder={stated === null ? 'not stated' : String(stated)}
            onChange={(value) => onChange({ ...typed, [name]: value })}
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
        {typed.escalation !== 'stated' && (
          <TextField.Root
            className="figures"
            aria-label={ESCALATION_WORDS[typed.escalation]}
            placeholder={typed.escalation === 'schedule' ? '25, 25.50, 26' : '3'}
            autoComplete="off"
            value={typed.escalationText}
            onChange={(event) => onChange({ ...typed, escalationText: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
