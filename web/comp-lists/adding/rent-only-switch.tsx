import { rentOnlyLabel } from '../../comps/rent-only.ts'
import { Switch } from '../../ui/fields/switch.tsx'

interface RentOnlySwitchProps {
  withRent: number
  count: number
  checked: boolean
  onChange(checked: boolean): void
}

/** Whether a comp list is to hold only comps that state a rent. */
export function RentOnlySwitch({ withRent, count, checked, onChange }: RentOnlySwitchProps) {
  return (
    <Switch checked={checked} onChange={onChange} hint="Leaves out comps without a rent">
      {rentOnlyLabel(withRent, count)}
    </Switch>
  )
}
