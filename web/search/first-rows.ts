import type { FirstPage } from '../../sync/book/question/first-page.ts'
import type { BookRows } from '../property/use-book-rows.ts'

/** Reads properties of a first page as of a book. */
export function firstRows({ properties }: FirstPage): BookRows {
  return {
    propertyAt(slot) {
      const property = properties[slot]
      if (property === undefined)
        throw new Error('There is no property beyond the first page before there is a book.')
      return property
    },
    slotOf: (id) => properties.findIndex((property) => property.id === id),
  }
}
