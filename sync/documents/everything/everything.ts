import type { AssumedTerm } from '../../domain/economics/assumptions.ts'
import type { Property, PropertyValue } from '../../domain/property.ts'
import type { NameAlias } from '../../domain/words/name-alias.ts'
import type { CompListEntryRow, CompListRow, NoteRow } from '../../schema.ts'
import type { YieldToMain } from '../model/batches.ts'

/** All that a person may read of what their team has, to leave with it. */
export interface Everything {
  /** `YYYY-MM-DD`. */
  date: string
  /** As they are shown, corrections laid over. Made as they are written: there may be very many. */
  properties: { readonly length: number; at(index: number): Property }
  /** By property. */
  corrections: ReadonlyMap<string, readonly LeavingCorrection[]>
  compLists: readonly LeavingList[]
  notes: readonly LeavingNote[]
  names: readonly LeavingName[]
  assumptions: readonly LeavingAssumption[]
  /** Of the properties of lists and notes; null where it has left the book. */
  nameOf(propertyId: string): string | null
  yieldToMain: YieldToMain
}

export interface LeavingCorrection {
  propertyId: string
  field: string
  value: PropertyValue
  /** What lies under it. */
  sourceValue: PropertyValue
  reason: string | null
  author: string
  createdAt: number
}

export interface LeavingList extends Omit<CompListRow, 'teamId' | 'ownerId' | 'removedAt'> {
  owner: string
  comps: readonly LeavingComp[]
}

export interface LeavingComp extends Omit<CompListEntryRow, 'teamId' | 'compListId' | 'excludedBy'> {
  excludedBy: string | null
}

/** Another name that the team has for a firm or a person. */
export interface LeavingName extends NameAlias {
  author: string
  createdAt: number
}

/** What the team assumes of a term wherever no source states it. */
export interface LeavingAssumption {
  term: AssumedTerm
  /** In the unit of `SetTerms`. */
  value: number
  author: string
  createdAt: number
}

export interface LeavingNote extends Omit<NoteRow, 'teamId' | 'authorId'> {
  author: string
}
