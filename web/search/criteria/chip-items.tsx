import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { MapFilter } from '../../../sync/domain/query/criteria.ts'
import type { Chip } from '../search-state.ts'
import { CriterionChip } from './criterion-chip.tsx'
import { MapChip } from './map-chip.tsx'

export interface ChipItemsProps {
  chips: readonly Chip[]
  unit: RentUnit
  wordsOf: (index: number) => string
  onEdit: (index: number, words: string) => void
  /** Goes to what the map asks. */
  onShowOnMap: (kind: keyof MapFilter) => void
  onRemove: (index: number) => void
}

/** A chip a criterion, in the order of the question. */
export function ChipItems({ chips, unit, wordsOf, onEdit, onShowOnMap, onRemove }: ChipItemsProps) {
  return keyed(chips, unit).map(({ key, words, chip }, index) => {
    const { kind } = chip.criterion
    const shared = { index, label: words.key, value: words.value, left: chip.left, onRemove }
    return kind === 'area' || kind === 'view' ? (
      <MapChip key={key} {...shared} kind={kind} onShow={onShowOnMap} />
    ) : (
      <CriterionChip key={key} {...shared} isText={kind === 'text'} wordsOf={wordsOf} onEdit={onEdit} />
    )
  })
}

/** Keyed by what is asked about, so that a chip stays the same one while its figures are being typed. */
function keyed(
  chips: readonly Chip[],
  unit: RentUnit,
): { key: string; words: ReturnType<typeof describeCriterion>; chip: Chip }[] {
  const seen = new Map<string, number>()
  return chips.map((chip) => {
    const words = describeCriterion(chip.criterion, unit)
    const times = seen.get(words.key) ?? 0
    seen.set(words.key, times + 1)
    return { key: `${words.key} ${times}`, words, chip }
  })
}
