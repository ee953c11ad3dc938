import * as z from 'zod/mini'
import type { Property } from '../../sync/domain/property.ts'

/** Where the selected properties are for the portfolio map, ours or another's (specification, section 3). */
export const SELECTION_KEY = 'clearheight-portfolio'

const text = z.nullable(z.string())
const number = z.nullable(z.number())

const selection = z.object({
  /** Whose selection it is. */
  userId: z.string(),
  /** What it was chosen by, in words. */
  words: z.array(z.string()),
  /** The portfolio page's address of it. */
  href: z.string().check(z.startsWith('/portfolio')),
  properties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      address: text,
      city: text,
      state: text,
      latitude: number,
      longitude: number,
      rentPerSf: number,
      squareFootage: number,
      propertyType: text,
    }),
  ),
})
export type PortfolioSelection = z.infer<typeof selection>
export type SelectedProperty = PortfolioSelection['properties'][number]

/** What of a property a map shows. */
export function selectedProperty(property: Property): SelectedProperty {
  const { id, name, address, city, state, latitude, longitude, rentPerSf, squareFootage, propertyType } =
    property
  return { id, name, address, city, state, latitude, longitude, rentPerSf, squareFootage, propertyType }
}

/** Keeps a selection for the map. Throws where the browser's storage is full or forbidden. */
export function keepSelection(chosen: PortfolioSelection): void {
  localStorage.setItem(SELECTION_KEY, JSON.stringify(chosen))
}

/** The selection of a user; null where there is none, or it cannot be read. */
export function keptSelection(userId: string): PortfolioSelection | null {
  try {
    const kept = z.parse(selection, JSON.parse(localStorage.getItem(SELECTION_KEY) ?? ''))
    return kept.userId === userId ? kept : null
  } catch {
    return null
  }
}

export function forgetSelection(): void {
  localStorage.removeItem(SELECTION_KEY)
}
