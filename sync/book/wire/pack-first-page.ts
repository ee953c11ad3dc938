import { type FirstPage, firstPage } from '../question/first-page.ts'

type Answer = FirstPage['answer']

export interface PackedFirstPage {
  properties: FirstPage['properties']
  answer: Omit<Answer, 'slots' | 'facets' | 'words'>
  amenities: Answer['facets']['amenities']
  rents: Answer['facets']['rents']
  propertyTypes: [string, number][]
}

/** A first page without what JSON has no form for. */
export function packFirstPage({
  properties,
  answer: { slots, facets, words, ...answer },
}: FirstPage): PackedFirstPage {
  const { propertyTypes, ...others } = facets
  return { properties, answer, ...others, propertyTypes: [...propertyTypes] }
}

/** Reads back what `packFirstPage` wrote. Before anything is asked, no words are. */
export function unpackFirstPage({
  properties,
  answer,
  propertyTypes,
  ...others
}: PackedFirstPage): FirstPage {
  return firstPage(properties, {
    ...answer,
    facets: { ...others, propertyTypes: new Map(propertyTypes) },
    words: [],
  })
}
