import type { Book } from '../../sync/book/book.ts'
import { type FunnelStep, funnelOf } from './funnel.ts'
import { nearbyCompsOf, type Surroundings } from './nearby-comps.ts'

/** What the two cards show, taken from the book. */
export interface HomeFigures {
  funnel: readonly FunnelStep[]
  surroundings: Surroundings | null
}

export function homeFigures(book: Book): HomeFigures {
  return { funnel: funnelOf(book), surroundings: nearbyCompsOf(book) }
}
