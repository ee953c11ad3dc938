import type { FigureUnit } from './figure-units.ts'

interface Named {
  /** As dialogs and the assistant name it. */
  label: string
  /** As chips and heads of tables name it, where that is shorter. */
  short?: string
  /** As the first line of a spreadsheet names it, with its unit; without it, it is no column of a document. */
  header?: string
  /** Only the store knows it: no source states it. */
  stored?: true
  /** The list of the property dialog that it is a line of, where it is known. */
  facts?: 'lease' | 'building' | 'sale'
  /** It has its line in that list where nobody knows it, too. */
  alwaysShown?: true
  /** What the dialog's last list calls it, which has a line of it whether it is known or not. */
  additional?: string
}

interface Sorted {
  /** Tables of comps have a column of it, and sort by it under this name. */
  comps?: string
  /** Results are sorted by it under `by_asc` and `by_desc`; how either is told. */
  sort?: { by: string; rising: string; falling: string }
}

interface Figure extends Named, Sorted {
  kind: 'figure'
  /** Cards have a badge of it: the figure and these words. */
  badge?: string
  /** A portfolio is narrowed by bands of it, under this name; each but the first begins at one of these figures. */
  bands?: { as: string; from: readonly number[] }
  /** One of the few figures at the top of the property dialog, under this name. */
  stat?: string
  unit: FigureUnit
  /** A question can bound it: `figure-words.ts` has its words, of a moment `moment-terms.ts`. */
  asked?: true | 'moment'
  /** The parts of a filter that bound it, lower end first. */
  bounds?: readonly [min: string, max: string]
  /** The parts of a search near a place that bound it; its address names them as `bounds` do. */
  near?: readonly [min: string, max: string]
}

interface Text extends Named {
  /** `own` where nearly every row has its own value; else many rows share one, which is then kept once. */
  kept?: 'own'
  /** The text search reads it. */
  searched?: true
  /** A search near a place looks for words in it; what its address calls them. */
  near?: string
}

/** Whatever a source writes. A `party` is asked for by a part of its name. */
interface Words extends Text {
  kind: 'words'
  asked?: 'party'
}

/** One of few values, asked for whole. */
interface Choice extends Text, Sorted {
  kind: 'choice'
  /** `choice-words.ts` has the nouns that name it. */
  asked: 'word'
  /** A question names its values as the book has them, a noun beside them or not. */
  named?: true
  /** A filter has a list of its values. */
  chosen?: Chosen
}

interface Chosen {
  /** The list's name in a filter, and what the address calls it. */
  part: string
  param: string
  /** Over the list in the filter panel. */
  title: string
  /** Values on offer whatever the book holds. */
  offered: readonly string[]
}

/** As exactly as its source gave it: `2025-03-14`, `2025-03`, `2025-Q3` or `2025`. */
interface PartialDate extends Named, Sorted {
  kind: 'date'
  /** A question can bound it: `date-terms.ts` has its words. */
  asked?: 'date'
}

interface Flag extends Named {
  kind: 'flag'
  /** What a list of facts says for yes and for no. */
  said?: readonly [yes: string, no: string]
}

/** What a field of this type can be. */
export type FieldOf<Value> = [NonNullable<Value>] extends [number]
  ? Figure
  : [NonNullable<Value>] extends [boolean]
    ? Flag
    : Words | Choice | PartialDate

export type Field = Figure | Words | Choice | PartialDate | Flag
