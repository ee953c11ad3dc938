import type { ChosenField } from '../../domain/criteria/filter-choices.ts'
import { type FirstPage, firstPage } from '../question/first-page.ts'

type Answer = FirstPage['answer']

export interface PackedFirstPage {
  properties: FirstPage['properties']
  answer: Omit<Answer, 'slots' | 'facets' | 'words'>
  amenities: Answer['facets']['amenities']
  rents: Answer['facets']['rents']
  choices: Record<ChosenField, [string, number][]>
}

/** A first page without what JSON has no form for. */
export function packFirstPage({
  properties,
  answer: { slots, facets, words, ...answer },
}: FirstPage): PackedFirstPage {
  const { choices, ...others } = facets
  return { properties, answer, ...others, choices: mapped(choices, (counts) => [...counts]) }
}

/** Reads back what `packFirstPage` wrote. Before anything is asked, no words are. */
export function unpackFirstPage({ properties, answer, choices, ...others }: PackedFirstPage): FirstPage {
  return firstPage(properties, {
    ...answer,
    facets: { ...others, choices: mapped(choices, (counts) => new Map(counts)) },
    words: [],
  })
}

/** Without the registry of fields: the first script, which reads a first page, has no room for it. */
function mapped<T, U>(
  choices: Readonly<Record<ChosenField, T>>,
  make: (counts: T) => U,
): Record<ChosenField, U> {
  const entries = Object.entries<T>(choices).map(([field, counts]) => [field, make(counts)])
  return Object.fromEntries(entries) as Record<ChosenField, U>
}
