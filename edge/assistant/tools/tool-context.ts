import type { Book } from '../../../sync/book/book.ts'
import type { Day } from '../../../sync/domain/dates/days.ts'
import type { GeocodeOutcome } from '../../../sync/domain/place/geocoded.ts'
import type { Findings } from './findings.ts'
import type { ToolOutput } from './tool-output.ts'

export interface ListAtHand {
  id: number
  name: string
  includedCount: number
  /** In their order. */
  entries: readonly ListEntry[]
}

export interface ListEntry {
  propertyId: string
  isIncluded: boolean
  whyExcluded: string | null
  note: string | null
}

export interface NoteAtHand {
  text: string
  author: string
  isPrivate: boolean
}

/** What is needed to read words: the names in a book, and the day that "this year" refers to. */
export interface BookToday {
  /** The book of the caller's team. */
  readonly book: Book
  readonly today: Day
}

/** Everything that the tools of one answer may use, with the rights of the caller and no others. */
export interface ToolContext extends BookToday {
  readonly findings: Findings
  placeOf(words: string): Promise<GeocodeOutcome>
  /** The comp lists the caller may read. */
  compLists(): Promise<readonly ListAtHand[]>
  /** The notes on a property that the caller may read, newest first. */
  notesOf(propertyId: string): Promise<readonly NoteAtHand[]>
  /** Reports what is being read. */
  reading(words: string): void
  /** The output of each call, by the call's id, from which the answer is written. */
  readonly outputs: Map<string, ToolOutput>
}

/** What an analysis reads, and where it puts what it finds. */
export type AnalysisContext = Pick<ToolContext, 'book' | 'findings' | 'today'>
