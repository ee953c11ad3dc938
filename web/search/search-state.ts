import type { Book } from '../../sync/book/book.ts'
import type { Answer } from '../../sync/book/question/answer.ts'
import type { Ring } from '../../sync/domain/area/area.ts'
import type { Bounds } from '../../sync/domain/area/coordinates.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import type { Correction } from '../../sync/domain/criteria/parsed-query.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { MapFilter, SourcedCriterion } from '../../sync/domain/query/criteria.ts'
import type { TableSort } from '../../sync/domain/table/table-sort.ts'
import type { OpenPropertyActions } from '../property/use-open-property.ts'
import type { SearchStatus } from '../rows/search-status.ts'
import type { Aside } from './asides.ts'

export type ResultsView = 'grid' | 'list' | 'map'

/** One chip under the search bar. */
export interface Chip {
  criterion: Criterion
  /** How many are left once this chip and those before it have been applied; undefined while that is not known. */
  left: number | undefined
  /** How many would be found without this chip. */
  without: number
}

/** All the search page knows and can do. The page's components take parts of it as plain props. */
export interface SearchState extends OpenPropertyActions {
  status: SearchStatus
  retry(): void
  /** Properties in the whole book. */
  bookSize: number

  query: string
  /** While it is being typed: a step that Back takes back, however many keys it took. */
  typeQuery(text: string): void
  /** As it was chosen: a step of its own. */
  setQuery(text: string): void
  chips: readonly Chip[]
  removeChip(index: number): void
  /** Chips that are no criteria: how many are wanted, and what was taken for granted. */
  asides: readonly Aside[]
  /** All that is asked, also what a question has no place for. */
  asked: readonly SourcedCriterion[]
  /** What was read as other words than were typed. */
  corrections: readonly Correction[]
  /** Replaces a chip by other words of the query language, such as "under $0.90/sf". Not one that the map asks. */
  editChip(index: number, words: string): void
  /** The chip's own words, to start editing from. */
  wordsOf(index: number): string

  /** The filter in force: the one of the panel, overlaid by what the words of the query say. */
  filter: PropertyFilter
  applyFilter(draft: PropertyFilter): void
  /** Back to no filter and the default sort; the query's text goes too. */
  clearAll(): void
  /** What a draft of the panel would find, for the counts beside its choices. */
  preview(draft: PropertyFilter): Answer | null

  /** What the map asks: an area drawn on it, and what is seen of it. */
  mapFilter: MapFilter
  /** Draws another area, or takes it away: a step that Back takes back. */
  setArea(area: Ring | null): void
  /** Asks for what is seen. Moving on replaces the step that first asked for it. */
  setWithin(seen: Bounds | null): void
  /** Goes to the map, and there to the drawn area. */
  showOnMap(kind: keyof MapFilter): void
  /** How often the drawn area was asked for. */
  areaShown: number

  /** Finds what holds only similar words as well, or no longer: a step that Back takes back. */
  includeSimilar(isWanted: boolean): void

  sort: TableSort | 'relevance'
  /** True where words are searched, so that results stand in order of score until a sort is picked. */
  canSortByRelevance: boolean
  setSort(sort: TableSort | 'relevance'): void
  view: ResultsView
  setView(view: ResultsView): void
  unit: RentUnit
  setUnit(unit: RentUnit): void

  /** Null while loading, searching for words or failed. */
  answer: Answer | null
  /** The slots of all that is found: the same array, whatever their order. */
  set: Uint32Array | null
  /** Decodes the property in a slot of `answer.slots`. */
  propertyAt(slot: number): Property
  /** What the slots are of; null before it is here. */
  book: Book | null
  /** The slot of a property of the book, or -1. */
  slotOf(id: string): number
}
