import type { AnalysisOutput } from './analysis-output.ts'

/** Stands for a figure that a row does not have. */
export const NOT_LISTED = 'not listed'

/** A row as the assistant is told of it. Texts of people, such as notes, are not told. */
export interface ToolRow {
  id: string
  /** Linked. */
  name: string
  city: string | null
  propertyType: string | null
  /** Linked, with its unit; null where the source has none. */
  rent: string | null
  squareFeet: string | null
  clearHeight: string | null
  yearBuilt: number | null
  leaseType: string | null
  latitude: number | null
  longitude: number | null
  /** Miles from the place asked about. */
  distance: string | null
}

export interface FoundOutput {
  kind: 'found'
  found: number
  /** Linked, such as `[39 warehouses](f1)`. */
  count: string
  /** The criteria in words, to follow the count. */
  criteria: string
  /** The first few, in order. */
  rows: ToolRow[]
  /** Rows after these, to be asked for by `skip`. */
  more: number
  /** The figure the rows are in order of and what the first of them is, in words; of how many rows it is not known, and how many are `equal` to the first. */
  order: {
    field: string
    end: string
    descending: boolean
    missing: number
    equal: number
    values: string[]
  } | null
  /** Where nothing was found: what would be found without one criterion. */
  without: { criterion: string; found: number; count: string }[]
  notUnderstood: string | null
  /** What became of the words that were searched, in sentences to be told. */
  words: string[]
  /** The place that the rows lie around. */
  around: { latitude: number; longitude: number; miles: number } | null
  /** Ids that no property has. */
  unknownIds: string[]
}

/** Figures of rents are $/SF/month, linked. */
export interface RentFigures {
  withRent: string
  mean: string | null
  weightedMean: string | null
  median: string | null
  low: string | null
  high: string | null
  middleHalf: string | null
  /** The rent that nine of ten are not above. */
  p90: string | null
}

/** From where to where something runs, linked. */
interface RangeTold {
  low: string
  high: string
  isOne: boolean
  /** How many state it, linked; null where all do. */
  stating: string | null
}

export interface StatisticsOutput {
  kind: 'statistics'
  found: number
  /** How many of these are what comps are compared with, and none themselves. */
  subjects: number
  ranges: Readonly<Record<'size' | 'built' | 'term' | 'signed' | 'expiring', RangeTold | null>>
  count: string
  criteria: string
  rents: RentFigures
  /** Plain $/SF/month, to compare with. */
  medianRent: number | null
  byLease: { leaseType: string; count: string; rents: RentFigures }[]
  notUnderstood: string | null
  /** What became of the words that were searched, in sentences to be told. */
  words: string[]
  /** Ids that no property has. */
  unknownIds: string[]
}

export interface ComparisonOutput {
  kind: 'comparison'
  a: string
  b: string
  lines: { label: string; a: string; b: string; difference: string | null }[]
  /** Where a name is several properties'. */
  remarks: string[]
}

export interface PropertyOutput {
  kind: 'property'
  name: string
  where: string
  latitude: number | null
  longitude: number | null
  facts: { label: string; value: string }[]
  remarks: string[]
}

export interface ProposalOutput {
  kind: 'proposal'
  sentence: string
}

/** A comp list: its rows in order, and why some are excluded. */
export interface ListOutput {
  kind: 'list'
  name: string
  /** Linked, of the rows that are included. */
  included: string
  excluded: number
  rows: (ToolRow & { isIncluded: boolean; whyExcluded: string | null; note: string | null })[]
  /** Rows after these, to be asked for by `skip`. */
  more: number
}

/** What people noted of a property. */
export interface NotesOutput {
  kind: 'notes'
  /** Linked. */
  name: string
  notes: { author: string; isPrivate: boolean; text: string }[]
  /** Notes after these, to be asked for by `skip`. */
  more: number
}

/** Nothing that could be answered, and why. */
export interface NothingOutput {
  kind: 'nothing'
  sentence: string
}

export type ToolOutput =
  | FoundOutput
  | StatisticsOutput
  | AnalysisOutput
  | ComparisonOutput
  | PropertyOutput
  | ProposalOutput
  | ListOutput
  | NotesOutput
  | NothingOutput
