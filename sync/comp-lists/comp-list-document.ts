import { subjectOf } from '../adjustments/subject-of.ts'
import { type CompRow, type CompsDocument, isCounted } from '../documents/model/comps-document.ts'
import type { LatLng } from '../domain/area/coordinates.ts'
import { haversineMiles } from '../domain/area/distance.ts'
import type { Assumed } from '../domain/economics/assumptions.ts'
import type { RentUnit } from '../domain/format.ts'
import { hasCoordinates } from '../domain/place/has-coordinates.ts'
import type { Property } from '../domain/property.ts'
import { type GridTerms, PLAIN_TERMS } from '../domain/records/grid-terms.ts'
import type { CompListEntryRow, CompListRow } from '../schema.ts'
import type { DatedRent } from '../trends/rent-trend.ts'
import { timeSet } from '../trends/time-set.ts'
import { departedProperty } from './departed-property.ts'

interface CompListSources {
  list: Pick<
    CompListRow,
    | 'name'
    | 'centerAddress'
    | 'latitude'
    | 'longitude'
    | 'radius'
    | 'subjectPropertyId'
    | 'typedSubject'
    | 'gridBase'
    | 'rowRates'
  > & {
    readonly filters: { readonly words: readonly string[] } | null
  }
  entries: readonly CompListEntryRow[]
  /** As the book has it now; null where it has left the book. */
  propertyOf(id: string): Property | null
  /** `YYYY-MM-DD`. */
  date: string
  unit: RentUnit
  /** What rents that are worked out rest on beyond what is stated. */
  assumed: Assumed | undefined
  credits: readonly string[]
  /** The properties with a rent within so many miles of a place. */
  marketNear(center: LatLng, miles: number): readonly Property[]
}

/** A comp list as a document: its comps in their order, excluded ones marked, with distances from its center. */
export function compListDocument(sources: CompListSources): CompsDocument {
  const { list, entries, propertyOf, date, unit, credits, assumed, marketNear } = sources
  const subject = list.subjectPropertyId === null ? null : propertyOf(list.subjectPropertyId)
  const center = centerOf(list, subject)
  const rows = entries
    .filter(({ propertyId }) => propertyId !== list.subjectPropertyId)
    .map((entry) => rowOf(entry, propertyOf(entry.propertyId), center))
  const { of, rents, words } = timeSet({
    comps: rows.filter(isCounted).map(({ property }) => property),
    subject: subjectOf(list.typedSubject, subject),
    ...{ center, radius: list.radius, marketNear },
  })
  return {
    title: list.name,
    criteria: criteriaInWords(list),
    date,
    unit,
    credits,
    subject,
    ...(assumed && { assumed }),
    ...(list.typedSubject !== null && { typedSubject: list.typedSubject }),
    grid: gridTermsOf(list),
    ...(center !== null && {
      around: { center, ...(list.radius !== null && { radiusMiles: list.radius }) },
    }),
    // Of the market only when and for what: a document is handed to other threads.
    time: { of, words, rents: of === 'market' ? rents.map(datedRent) : [] },
    rows,
  }
}

function datedRent({ rentPerSf, dateSigned }: DatedRent): DatedRent {
  return { rentPerSf, dateSigned }
}

/** Which rent the grid of a list starts from, and what its rates are. */
export function gridTermsOf({ gridBase, rowRates }: Pick<CompListRow, 'gridBase' | 'rowRates'>): GridTerms {
  return { base: gridBase ?? PLAIN_TERMS.base, rates: rowRates ?? PLAIN_TERMS.rates }
}

/** Where distances are measured from: the list's center, else its subject. */
export function centerOf(
  { latitude, longitude }: Pick<CompListRow, 'latitude' | 'longitude'>,
  subject: Property | null,
): LatLng | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return subject !== null && hasCoordinates(subject) ? subject : null
}

/** `within 3 miles of 11830 Tanner Rd · Type Manufacturing`; empty where the list remembers nothing. */
function criteriaInWords({ radius, centerAddress, filters }: CompListSources['list']): string {
  const place = centerAddress ?? 'the center'
  const around = radius === null ? (centerAddress ?? '') : `within ${radius} miles of ${place}`
  return [around, ...(filters?.words ?? [])].filter((words) => words !== '').join(' · ')
}

function rowOf(entry: CompListEntryRow, known: Property | null, center: LatLng | null): CompRow {
  const property = known ?? departedProperty(entry)
  const note = entry.isIncluded ? entry.notes : (entry.excludeReason ?? entry.notes)
  return {
    property,
    isIncluded: entry.isIncluded,
    ...(note !== null && { note }),
    ...(entry.adjustments !== null && { adjustments: entry.adjustments }),
    ...(entry.weight !== null && { weight: entry.weight }),
    ...(center !== null && hasCoordinates(property) && { distance: haversineMiles(center, property) }),
  }
}
