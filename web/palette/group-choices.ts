import { isOneEdit } from '../../sync/domain/query/words/one-edit.ts'
import type { Choice, ChoiceGroup } from '../ui/choices/choice.ts'

/** Comp lists and actions shown for one query. */
const MOST_LISTS = 5
const MOST_ACTIONS = 5

/** All there is to choose from, before anything is typed. */
export interface ChoiceSources {
  pages: readonly Choice[]
  actions: readonly Choice[]
  lists: readonly Choice[]
  /** What was chosen last, newest first. */
  recent: readonly Choice[]
}

/** What the book answers to what is typed. */
export interface FromBook {
  /** Best first. */
  properties: readonly Choice[]
  /** Searches with the last word written out, best first. */
  completions: readonly Choice[]
  /** Searches for the words on the search page. */
  search: Choice
  /** True where every word asks for something, such as a type or a rent: a search is then meant most. */
  isUnderstood: boolean
}

/**
 * The choices in the order they are shown. Before anything is typed: the last ones, pages, actions. Then what the
 * words name: an action before the properties only where they begin its name. The search for them comes first where
 * they are understood, else last.
 */
export function groupChoices(
  sources: ChoiceSources,
  query: string,
  fromBook: FromBook | null,
): ChoiceGroup[] {
  const { pages, actions, lists, recent } = sources
  if (fromBook === null) {
    const isRecent = new Set(recent.map(({ id }) => id))
    return filled([
      { name: 'Recent', choices: recent },
      { name: 'Pages', choices: pages.filter(({ id }) => !isRecent.has(id)) },
      { name: 'Actions', choices: actions.filter(({ id }) => !isRecent.has(id)) },
    ])
  }
  const search = { name: 'Search', choices: [fromBook.search, ...fromBook.completions] }
  const named = { name: 'Actions', choices: bestNamed(actions, query).slice(0, MOST_ACTIONS) }
  const isBegun = named.choices.some(({ name }) => matchName(name, query) === BEGINS)
  return filled([
    ...(fromBook.isUnderstood ? [search] : []),
    { name: 'Pages', choices: bestNamed(pages, query) },
    ...(isBegun ? [named] : []),
    { name: 'Properties', choices: fromBook.properties },
    { name: 'Comp Lists', choices: bestNamed(lists, query).slice(0, MOST_LISTS) },
    ...(isBegun ? [] : [named]),
    ...(fromBook.isUnderstood ? [] : [search]),
  ])
}

function filled(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.filter(({ choices }) => choices.length > 0)
}

/** Shorter words must be spelled as they are. */
const SHORTEST_MISSPELT = 4

/** The best match: the name begins with what is typed. */
const BEGINS = 4

/**
 * How well a name answers what is typed: 4 it begins so, 3 each word typed begins one of its words, 2 it holds it
 * somewhere, 1 a word is one letter off, 0 not at all. What is blank is answered by every name.
 */
export function matchName(name: string, query: string): number {
  const typed = query.trim().toLowerCase()
  const whole = name.toLowerCase()
  if (whole.startsWith(typed)) return BEGINS
  const words = whole.split(/[^\p{L}\p{N}]+/u)
  const asked = typed.split(/\s+/)
  if (asked.every((start) => words.some((word) => word.startsWith(start)))) return 3
  if (whole.includes(typed)) return 2
  return asked.every((start) => words.some((word) => word.startsWith(start) || isMisspelt(start, word)))
    ? 1
    : 0
}

function isMisspelt(typed: string, word: string): boolean {
  return typed.length >= SHORTEST_MISSPELT && typed[0] === word[0] && isOneEdit(typed, word)
}

/** Those that answer, the best first; equals stay in their order. */
export function bestNamed<T extends { name: string }>(items: readonly T[], query: string): T[] {
  return items
    .map((item) => ({ item, match: matchName(item.name, query) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match)
    .map(({ item }) => item)
}
