import type { AskRead } from '../../../../sync/assistant/analysis/ask.ts'
import { readAsk } from '../../../../sync/assistant/analysis/asks/read-ask.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

/** What some words ask for, without those that are only searched. */
export function read(words: string): Criterion[] {
  return criteriaOf(words).filter(({ kind }) => kind !== 'text')
}

/** What is asked to be worked out of a book that has one building with a name, Alder Depot. */
export function asked(words: string): AskRead | null {
  return readAsk(words, { read, isProperty: (name) => name === 'Alder Depot', unread })
}

function criteriaOf(words: string): Criterion[] {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
}

function unread(words: string): string {
  return criteriaOf(words)
    .flatMap((one) => (one.kind === 'text' ? [one.text] : []))
    .join(' ')
}
