import * as z from 'zod/mini'
import { personLine } from './person-text.ts'

/** A name, as properties have it, and another that a team has for it. */
export interface NameAlias {
  readonly name: string
  readonly alias: string
}

/** More than a team has names for. */
export const MOST_ALIASES = 500

export const aliasedName = personLine(200).check(z.minLength(2))
export const aliasText = personLine(60).check(z.minLength(2))
