import type { DateField } from '../../../sync/domain/criteria/asked-fields.ts'
import { addDays, addMonths, type Day, dayAt } from '../../../sync/domain/dates/days.ts'

export interface DatePreset {
  label: string
  from: Day | null
  to: Day | null
}

/** What is asked of a date most: of a lease's end what is to come, of any other what has been. */
export function datePresets(field: DateField, today: Day): readonly DatePreset[] {
  const year = Number(today.slice(0, 4))
  const wholeYear = (of: number): DatePreset => ({
    label: String(of),
    from: dayAt(of, 1, 1),
    to: dayAt(of, 12, 31),
  })
  if (field === 'expiration') {
    const within = (months: number): DatePreset => ({
      label: `Next ${months} months`,
      from: today,
      to: addMonths(today, months),
    })
    return [within(6), within(12), within(24), wholeYear(year + 1), wholeYear(year + 2)]
  }
  const last = (months: number): DatePreset => ({
    label: `Last ${months} months`,
    from: addDays(addMonths(today, -months), 1),
    to: null,
  })
  return [last(6), last(12), last(24), wholeYear(year), wholeYear(year - 1)]
}
