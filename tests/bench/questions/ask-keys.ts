import type { Ask, LeaseInputs } from '../../../sync/assistant/analysis/ask.ts'
import { readAsk } from '../../../sync/assistant/analysis/asks/read-ask.ts'
import { readSuperlative } from '../../../sync/assistant/analysis/asks/superlative.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import type { Day } from '../../../sync/domain/dates/days.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../sync/domain/query/vocabulary/vocabulary.ts'
import type { WordsSort } from '../../../sync/domain/table/table-sort.ts'
import { keysOf } from './keys-of.ts'

/** A question for a figure under the keys of questions.md: what is asked, and of which properties. */
export function askKeys(words: string, vocabulary: Vocabulary, today: Day): Record<string, unknown> {
  const read = (text: string) =>
    parseQuery(text, vocabulary, today)
      .criteria.map(({ criterion }) => criterion)
      .filter(({ kind }) => kind !== 'text')
  const unread = (text: string) =>
    parseQuery(text, vocabulary, today)
      .criteria.map(({ criterion }) => (criterion.kind === 'text' ? criterion.text : ''))
      .join('')
  const found = readAsk(words, { read, isProperty: () => false, unread })
  if (found === null)
    return rankOfProperties(words, read) ?? keysOf(parseQuery(words, vocabulary, today), words)
  const of = parseQuery(found.rest, vocabulary, today)
  const criteria = [...(found.within ?? []), ...read(found.rest)]
  const isOfSome = found.ask.kind === 'statistic' && of.limit != null
  return {
    ...keys(criteria, words, isOfSome ? of.sort : null),
    ...(isOfSome && { limit: of.limit }),
    ask: askOf(found.ask, words),
  }
}

/** "3 oldest dist buildings": the first so many of the properties themselves. */
function rankOfProperties(words: string, read: (text: string) => Criterion[]) {
  const found = readSuperlative(words)
  if (found === null || found.order.field === 'distance') return null
  const { field: figure, descending } = found.order
  // "the largest lease" is one.
  const limit = found.limit ?? (ONE.test(found.rest) ? 1 : null)
  if (limit === null) return null
  return {
    ...keys(read(found.rest), words),
    ask: { kind: 'rank', figure, of: null, by: null, limit, order: descending ? 'desc' : 'asc' },
  }
}

const ONE = /\b(?:lease|deal|building|property|warehouse|sale|transaction|space|site|comp)\b/i

function keys(criteria: readonly Criterion[], words: string, sort: WordsSort | null = null) {
  return keysOf({ criteria: criteria.map((criterion) => ({ criterion, spans: [] })), sort }, words)
}

function askOf(ask: Ask, words: string): Record<string, unknown> {
  const none = { figure: null, of: null, by: null, limit: null }
  switch (ask.kind) {
    case 'inputs':
      return { ...none, kind: 'statistic', figure: 'netEffectiveRent', inputs: inputsOf(ask.inputs) }
    case 'distinct':
      return { ...none, kind: 'statistic', of: 'count', by: ask.by }
    case 'share':
      return { ...none, ...ask, part: keys(ask.part, words) }
    case 'similar':
      return { ...none, kind: 'similar', to: ask.to, limit: ask.limit ?? null }
    case 'standing':
      return { ...none, kind: 'percentile', figure: ask.figure, value: ask.value }
    case 'best': {
      const { descending, ...best } = ask
      return { ...none, ...best, kind: 'rank', order: descending ? 'desc' : 'asc' }
    }
    case 'rank': {
      const { descending, ...rank } = ask
      return { ...none, ...weighted(rank), order: descending ? 'desc' : 'asc' }
    }
    case 'compare':
      return { ...none, ...ask, sets: ask.sets.map(({ criteria }) => keys(criteria, words)) }
    case 'percentile': {
      const { p, also, ...asked } = ask
      return { ...none, ...asked, p: also === undefined ? p : [p, ...also] }
    }
    case 'statistic':
    case 'group':
    case 'trend':
    case 'spread':
    case 'changes':
      return { ...none, ...weighted(ask) }
  }
}

/** By the names of the figures. */
function inputsOf({ escalationPct, ...inputs }: LeaseInputs) {
  return { ...inputs, rentEscalationPct: escalationPct }
}

/** A weighted mean is a mean there, with a further key for what it weighs by. */
function weighted<T extends object>(ask: T): T | (Omit<T, 'of'> & { of: string; weight: string }) {
  return 'of' in ask && ask.of === 'weighted' ? { ...ask, of: 'mean', weight: 'squareFootage' } : ask
}
