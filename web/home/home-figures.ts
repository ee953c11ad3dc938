import type { Book } from '../../sync/book/book.ts'
import { type FunnelStep, funnelOf } from './funnel.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'

/** What the two cards show, taken from the book. */
export interface HomeFigures {
  funnel: readonly FunnelStep[]
  surroundings: Surroundings | null
}

export function homeFigures(book: Book): HomeFigures {
  return { funnel: funnelOf(book), surroundings: surroundingsOf(book) }
}
