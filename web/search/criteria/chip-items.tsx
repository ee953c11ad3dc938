import { wordsAlone } from '../../../sync/book/question/words/spelling-variants.ts'
import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { MapFilter } from '../../../sync/domain/query/criteria.ts'
import { CriterionChip } from '../../criteria/criterion-chip.tsx'
import { useRentsAhead } from '../../table/use-orders-ahead.ts'
import { Chip as ChipBox, ChipWords } from '../../ui/buttons/chip.tsx'
import type { Aside } from '../asides.ts'
import type { Chip } from '../search-state.ts'
import { MapChip } from './map-chip.tsx'

export interface ChipItemsProps {
  chips: readonly Chip[]
  asides: readonly Aside[]
  unit: RentUnit
  wordsOf: (index: number) => string
  onEdit: (index: number, words: string) => void
  /** Goes to what the map asks. */
  onShowOnMap: (kind: keyof MapFilter) => void
  onRemove: (index: number) => void
  /** Asks something else instead. */
  onAsk: (text: string) => void
}

/** A chip a criterion, in the order of the question, and those that are none. */
export function ChipItems(props: ChipItemsProps) {
  const { chips, asides, unit, wordsOf, onEdit, onShowOnMap, onRemove, onAsk } = props
  const items = keyed(chips, unit).map(({ key, words, chip }, index) => {
    const { kind } = chip.criterion
    const label = ofBuilding(chip.criterion) ?? words.key
    const shared = { index, label, value: words.value, left: chip.left, onRemove }
    return kind === 'area' || kind === 'view' ? (
      <MapChip key={key} {...shared} kind={kind} onShow={onShowOnMap} />
    ) : (
      <CriterionChip key={key} {...shared} isText={kind === 'text'} wordsOf={wordsOf} onEdit={onEdit} />
    )
  })
  return (
    <>
      {chips.length > 0 && <RentsAhead />}
      {items}
      {asides.map((aside) => (
        <AsideChip key={`${aside.label} ${aside.value}`} {...aside} onAsk={onAsk} />
      ))}
    </>
  )
}

/** Who asks one thing may ask for a rent that is worked out next. */
function RentsAhead() {
  useRentsAhead()
  return null
}

/** "tilt wall" is searched as words, and says how a building is built. */
function ofBuilding(criterion: Chip['criterion']): string | null {
  return criterion.kind === 'text' ? wordsAlone(criterion.text) : null
}

/** A limit goes away by its cross, what was assumed changes when it is pressed. */
function AsideChip({ kind, label, value, verb, text, onAsk }: Aside & Pick<ChipItemsProps, 'onAsk'>) {
  const ask = () => onAsk(text)
  const name = `${label} ${value}`
  return (
    <ChipBox name={name} look="text" onRemove={kind === 'limit' ? ask : undefined}>
      <ChipWords {...{ label, value }} aria-label={`${name}. ${verb}`} data-tooltip={verb} onClick={ask} />
    </ChipBox>
  )
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
