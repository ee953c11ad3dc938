import { Select } from '../ui/fields/select.tsx'
import { REFRESH_MINUTES } from './auto-refresh-config.ts'
import type { AutoRefresh } from './use-auto-refresh.ts'

/** How often the sources are read again by themselves. */
export function AutoRefreshSelect({ config, change }: AutoRefresh) {
  const { enabled, interval } = config
  const minutes = [...new Set<number>([...REFRESH_MINUTES, interval])].sort((a, b) => a - b)
  return (
    <Select
      label="Auto-refresh"
      value={enabled ? String(interval) : 'off'}
      options={[
        { value: 'off', label: 'Off' },
        ...minutes.map((every) => ({ value: String(every), label: `Every ${every} min` })),
      ]}
      onChange={(value) =>
        change(value === 'off' ? { enabled: false } : { enabled: true, interval: Number(value) })
      }
    />
  )
}
