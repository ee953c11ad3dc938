import type { ColumnDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ColumnEvidence } from '../../../sync/sheets/preview/workbook-preview.ts'
import { Select } from '../../ui/fields/select.tsx'
import { DATE_ROLES, RENT_ROLES } from '../role-names.ts'

interface UnitSelectProps {
  column: ColumnEvidence
  /** What was decided of the column; undefined where nothing was. */
  decided: ColumnDecision | undefined
  onChoose(use: ColumnDecision): void
}

/** A column's unit; of rents the period and of dates the order can be chosen. */
export function UnitSelect({ column, decided, onChoose }: UnitSelectProps) {
  const { reading, unit, header } = column
  if (reading.as !== 'field') return <>{unit}</>
  const { role } = reading
  const use = decided?.as === 'field' ? decided : undefined
  if (RENT_ROLES.has(role)) {
    return (
      <Select
        label={`Period of ${header}`}
        labelHidden
        size="small"
        value={use?.period ?? 'stated'}
        options={[
          { value: 'stated', label: use?.period === undefined ? (unit ?? 'As stated') : 'As stated' },
          { value: 'month', label: 'per month' },
          { value: 'year', label: 'per year' },
        ]}
        onChange={(period) => onChoose({ as: 'field', role, ...(period === 'stated' ? {} : { period }) })}
      />
    )
  }
  if (!DATE_ROLES.has(role)) return <>{unit}</>
  return (
    <Select
      label={`Order of ${header}`}
      labelHidden
      size="small"
      value={use?.dates ?? 'read'}
      options={[
        { value: 'read', label: use?.dates === undefined ? (unit ?? 'As read') : 'As read' },
        { value: 'month-first', label: 'month first' },
        { value: 'day-first', label: 'day first' },
      ]}
      onChange={(dates) => onChoose({ as: 'field', role, ...(dates === 'read' ? {} : { dates }) })}
    />
  )
}
