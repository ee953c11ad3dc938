import * as z from 'zod/mini'
import { param } from '../search-params.ts'

/** What is imported: a source that is there already, by its number; without it, a file that was given. */
export const importParams = z.object({ source: param.integer() })
