import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { FIGURE_WORDS } from './figure-words.ts'
import type { FigureWords } from './figure-words-kind.ts'

const FIELDS_IN_ORDER = Object.keys(FIGURE_WORDS) as BoundFigure[]

export function wordsFor(field: BoundFigure): FigureWords {
  return FIGURE_WORDS[field]
}

/** The figures that have words of a kind, each with them, in the order of the table. */
export function figuresWith<T>(words: (figure: FigureWords) => T | undefined): (readonly [BoundFigure, T])[] {
  return FIELDS_IN_ORDER.flatMap((field) => {
    const own = words(FIGURE_WORDS[field])
    return own === undefined ? [] : [[field, own] as const]
  })
}
