import { type LucideIcon, Pentagon, Scan } from 'lucide-react'
import { memo } from 'react'
import type { MapFilter } from '../../../sync/domain/query/criteria.ts'
import { Chip, ChipWords } from '../../ui/buttons/chip.tsx'

const LOOKS = {
  area: { icon: Pentagon, verb: 'Edit on the map' },
  view: { icon: Scan, verb: 'Show on the map' },
} as const satisfies Record<keyof MapFilter, { icon: LucideIcon; verb: string }>

interface MapChipProps {
  index: number
  kind: keyof MapFilter
  /** "Drawn area" and "179 sq mi". */
  label: string
  value: string
  left: number | undefined
  onShow: (kind: keyof MapFilter) => void
  onRemove: (index: number) => void
}

/** A criterion of the map: no words ask for it, so it is edited there. */
export const MapChip = memo(function MapChip(props: MapChipProps) {
  const { index, kind, label, value, left, onShow, onRemove } = props
  const { icon: Icon, verb } = LOOKS[kind]
  const name = `${label} ${value}`
  return (
    <Chip {...{ name, left }} look="map" onRemove={() => onRemove(index)}>
      <ChipWords
        {...{ label, value }}
        icon={<Icon size={13} strokeWidth={1.75} aria-hidden />}
        aria-label={`${verb}: ${name}`}
        data-tooltip={verb}
        onClick={() => onShow(kind)}
      />
    </Chip>
  )
})
