import type { ColumnValues } from '../cells/column-values.ts'
import { fitsValues } from '../header/fits-values.ts'
import { isUnit } from '../header/known-header.ts'
import { matchesOf } from '../header/match-header.ts'
import { understoodWords } from '../header/understood-words.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'

/** One of several fields that a header names. */
export interface Part {
  readonly header: string
  readonly role: ColumnRole
}

/** A column taken apart. `split` gives a text for each part; `null` where a cell of a row does not come apart. */
export interface Parted {
  readonly index: number
  readonly parts: readonly Part[]
  split(text: string, row: readonly Cell[]): readonly string[] | null
}

/** A header that can mean several things is what its values fit. */
export function roleOfPart(header: string, values: ColumnValues): ColumnRole | null {
  const matches = matchesOf(understoodWords(header)).filter(({ fit }) => fit !== 'part')
  const fitting =
    values.texts.length > 0 && !isUnit(header) && matches.find((match) => fitsValues(match, values))
  return (fitting || matches.find(({ isLoose }) => !isLoose))?.role ?? null
}

const ASKED = /^(?:ask(?:ed|ing)?|list(?:ed|ing)?|quoted)(?: (?:rent|rate))?$/i
const TAKEN =
  /^(?:taken|took|taking|actual|signed|achieved|executed|contract|deal|final|closed)(?: (?:rent|rate))?$/i

/** `Rent (Ask/Taken)`: the rent that was asked for and the one that was agreed. */
export function askedAndTakenIn(header: string, texts: readonly string[]): Part[] | null {
  if (texts.length !== 2 || !/\brents?\b|\brates?\b|\$/i.test(header)) return null
  const roles = texts.map((text): ColumnRole | null =>
    ASKED.test(text) ? 'askingRent' : TAKEN.test(text) ? 'rentPerSf' : null,
  )
  const unit = /\$[^()]*/.exec(header)?.[0] ?? ''
  const parts = roles.flatMap((role, i) =>
    role ? [{ header: `${texts[i]} rent ${unit}`.trim(), role }] : [],
  )
  return new Set(parts.map(({ role }) => role)).size === 2 ? parts : null
}
