import { counted } from '../../session/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { Checked } from './checked.ts'

interface CheckedTabsProps {
  tabs: Checked['tabs']
  chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** The sheets that were found, to be picked. */
export function CheckedTabs({ tabs, chosen, onChange }: CheckedTabsProps) {
  return tabs.map(({ name, rows, columns }) => (
    <Checkbox
      key={name}
      checked={chosen.includes(name)}
      disabled={rows === null}
      trailing={
        rows === null
          ? 'no table found'
          : `${counted(rows, 'row', 'rows')}, ${counted(columns ?? 0, 'column', 'columns')}`
      }
      onChange={(isChosen) =>
        onChange(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
      }
    >
      {name}
    </Checkbox>
  ))
}
