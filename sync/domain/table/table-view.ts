import * as z from 'zod/mini'
import { personLine, storableText } from '../words/person-text.ts'
import { COLUMNS_LENGTH, DENSITIES, readColumns } from './table-layout.ts'
import { SORT_LENGTH } from './table-sort.ts'

/** Longest name of a saved view, in UTF-16 units: what a tab has room for. */
export const VIEW_NAME_LENGTH = 60

export const viewName = personLine(VIEW_NAME_LENGTH).check(z.minLength(1))

/** The columns of a saved view, as an address has them. */
export const viewColumns = storableText.check(
  z.maxLength(COLUMNS_LENGTH),
  z.refine((text) => readColumns(text) !== null, 'must name at least one column'),
)

export const viewDensity = z.enum(DENSITIES)

/** The order a view was saved in, by the name that the address of its page has; null for the usual one. */
export const viewSort = z.nullable(storableText.check(z.minLength(1), z.maxLength(SORT_LENGTH)))
