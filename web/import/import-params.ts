import { addressOf, param } from '../search-params.ts'

/** What is imported: a source that is there already, by its number; without it, a file that was given. */
export const importParams = addressOf({ source: param.integer() })
