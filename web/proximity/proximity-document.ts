import type { CompsDocument } from '../../sync/documents/comps-document.ts'
import { describeCriterion } from '../../sync/domain/describe-criterion.ts'
import { today } from '../exports/today.ts'
import type { ProximityState } from './proximity-state.ts'
import { radiusWords } from './proximity-words.ts'

/** What files of comps around a place are named after: `proximity-comps-2026-11-21.csv`. */
export const PROXIMITY_STEM = 'proximity-comps'

type Shown = Pick<ProximityState, 'place' | 'radius' | 'chips' | 'result' | 'subject' | 'unit' | 'propertyAt'>

/** The comps shown, in the order shown, with the numbers of their pins. Without a search there are none. */
export function proximityDocument(shown: Shown, date = today()): CompsDocument {
  const { place, radius, chips, result, subject, unit, propertyAt } = shown
  const asked = chips.map(({ criterion }) => {
    const { key, value } = describeCriterion(criterion, unit)
    return `${key} ${value}`
  })
  return {
    title: `Rent comparables: ${place?.label ?? ''}`,
    criteria: [`Within ${radiusWords(radius)}`, ...asked].join(' · '),
    date,
    rows: Array.from(result?.order ?? [], (position) => ({
      property: propertyAt(result?.comps.slots[position] as number),
      distance: result?.comps.miles[position] as number,
      number: position + 1,
    })),
    subject: subject?.property ?? null,
    ...(place !== null && { around: { centre: place.centre, radiusMiles: radius } }),
    unit,
    credits: [],
  }
}
