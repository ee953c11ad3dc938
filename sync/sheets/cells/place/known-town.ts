import { MORE_TOWNS } from '../../../domain/query/gazetteer/more-towns.ts'
import { TOWNS } from '../../../domain/query/gazetteer/towns.ts'

const MOST_WORDS = 4
/** Behind each name of the larger table: where it lies. */
const POSITION = / -?\d+-\d+$/

let states: Map<string, Set<string>> | null = null

/** Whether a state has a town of this name, or any state where `state` is null. Tables know towns of 10,000 people. */
export function isKnownTown(name: string, state: string | null): boolean {
  states ??= statesOfTowns()
  const own = states.get(folded(name))
  return own !== undefined && (state === null || own.has(state))
}

/** How many words at the end of a line are a town of a state: of several such towns the longest. 0 where none is. */
export function townWords(words: readonly string[], state: string): number {
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    if (isKnownTown(words.slice(-count).join(' '), state)) return count
  }
  return 0
}

function statesOfTowns(): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const line of [...TOWNS.trim().split('\n'), ...MORE_TOWNS.trim().split('\n')]) {
    const [state = '', towns = ''] = line.split(':')
    for (const town of towns.split('|')) {
      const name = folded(town.replace(POSITION, ''))
      all.set(name, (all.get(name) ?? new Set()).add(state))
    }
  }
  return all
}

function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/^(north |south |east |west )?(st|ft|mt)(?= )/, (_, side = '', short) => side + FULL[short])
}

const FULL: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' }
