import type { Property } from '../../domain/property.ts'
import type { Answer } from './answer.ts'

/** How many more 'Load More Properties' shows. */
export const PAGE_SIZE = 48

/** The search page before anything is asked: so small that it can be shown before the book is here. */
export interface FirstPage {
  properties: readonly Property[]
  /** Of the whole book; its slots are places among `properties`. */
  answer: Answer
}

export function firstPage(properties: readonly Property[], answer: Omit<Answer, 'slots'>): FirstPage {
  return { properties, answer: { ...answer, slots: Uint32Array.from(properties.keys()) } }
}
