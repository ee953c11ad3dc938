import type { Book } from '../../sync/book/book.ts'
import { numberAt } from '../../sync/columns/number-column.ts'
import { describeCriterion } from '../../sync/domain/criteria/describe-criterion.ts'
import { madeRentOnly } from '../exports/rent-only-document.ts'
import type { DocumentSource } from '../exports/row-source.ts'
import { today } from '../exports/today.ts'
import type { SourceRows } from '../marketing-map/map-source.ts'
import type { ProximityState } from './proximity-state.ts'
import { radiusWords } from './proximity-words.ts'

/** What files of comps around a place are named after: `proximity-comps-2026-11-21.csv`. */
export const PROXIMITY_STEM = 'proximity-comps'

type Shown = Pick<
  ProximityState,
  'place' | 'radius' | 'narrowing' | 'result' | 'subject' | 'unit' | 'propertyAt'
>

/** The comps shown, in the order shown, with the numbers of their pins. Without a search there are none. */
export function proximityDocument(
  shown: Shown,
  { date = today(), isRentOnly = false }: { date?: string; isRentOnly?: boolean } = {},
): DocumentSource {
  const { place, radius, narrowing, result, subject, unit, propertyAt } = shown
  const asked = (narrowing.criteria ?? []).map((criterion) => {
    const { key, value } = describeCriterion(criterion, unit)
    return `${key} ${value}`
  })
  const order = isRentOnly ? statedRents(shown) : (result?.order ?? new Uint32Array())
  const document = {
    title: `Rent comparables: ${place?.label ?? ''}`,
    criteria: [`Within ${radiusWords(radius)}`, ...asked].join(' · '),
    date,
    rows: {
      length: order.length,
      at(index: number) {
        const position = order[index]
        if (!result || position === undefined) return undefined
        const { slots, miles } = result.comps
        const property = propertyAt(slots[position] as number)
        return { property, distance: miles[position] as number, number: position + 1 }
      },
    },
    subject: subject?.property ?? null,
    ...(place !== null && { around: { center: place.center, radiusMiles: radius } }),
    unit,
    credits: [],
  }
  return madeRentOnly(document, isRentOnly)
}

/** The positions of those that state a rent, in the order shown. */
function statedRents({ result, propertyAt }: Shown): Uint32Array {
  const slots = result?.comps.slots ?? new Uint32Array()
  const order = result?.order ?? new Uint32Array()
  return order.filter((position) => propertyAt(slots[position] as number).rentPerSf !== null)
}

/** What the marketing map shows of the comps, under the numbers of their pins. */
export function mappedComps(book: Book, { place, radius, result }: Mapped): SourceRows {
  const slots = result?.comps.slots ?? new Uint32Array()
  const base = book.base.snapshot.columns
  const column = (field: 'latitude' | 'longitude' | 'rentPerSf') => {
    const values = new Float64Array(slots.length)
    const [snapshot, changed] = [base.numbers[field], book.extra.numbers[field]]
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      values[i] = slot < base.rows ? numberAt(snapshot, slot) : numberAt(changed, slot - base.rows)
    }
    return values
  }
  return {
    center: place?.center ?? null,
    ...(place !== null && { radiusMiles: radius }),
    columns: { latitudes: column('latitude'), longitudes: column('longitude'), rents: column('rentPerSf') },
  }
}

type Mapped = Pick<ProximityState, 'place' | 'radius' | 'result'>
