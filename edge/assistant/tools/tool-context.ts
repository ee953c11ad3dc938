import type { Book } from '../../../sync/book/book.ts'
import type { Day } from '../../../sync/domain/days.ts'
import type { GeocodeOutcome } from '../../../sync/domain/geocoded.ts'
import type { Findings } from './findings.ts'
import type { ToolOutput } from './tool-output.ts'

export interface ListAtHand {
  id: number
  name: string
  includedCount: number
}

/** What words are read by: the names in a book, and the day that "this year" is told by. */
export interface BookToday {
  /** The book of the caller's team. */
  readonly book: Book
  readonly today: Day
}

/** What an answer is made at: all that its tools may reach, with the rights of whoever asks and no others. */
export interface ToolContext extends BookToday {
  readonly findings: Findings
  placeOf(words: string): Promise<GeocodeOutcome>
  /** The comp lists the caller may read. */
  compLists(): Promise<readonly ListAtHand[]>
  /** Says what is being read, while it is. */
  reading(words: string): void
  /** What each call answered, by its id: for whoever writes the answer from it. */
  readonly outputs: Map<string, ToolOutput>
}
