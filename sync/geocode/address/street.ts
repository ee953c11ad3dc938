import { addressWords, splitNumber, unitLength } from '../../domain/place/address-words.ts'
import { isDirection, isStreetKind } from '../../domain/place/street-types.ts'

/** A street's name in its parts, all in short spelling; null for a part it does not state. */
export interface Street {
  readonly before: string | null
  readonly name: readonly string[]
  readonly kind: string | null
  readonly after: string | null
}

/** An address as a book has it. */
export interface StreetAddress {
  readonly numbers: readonly string[]
  readonly street: Street
  /** Words after the first comma that are no unit: where the city stands in the address. */
  readonly further: readonly string[]
}

/** Parses `N Main St Ste 100, Houston`; null without a house number or a street. */
export function readStreetAddress(address: string): StreetAddress | null {
  const { numbers, rest } = splitNumber(address)
  const comma = rest.indexOf(',', 1)
  const words = withoutUnits(addressWords(comma < 0 ? rest : rest.slice(0, comma)))
  if (numbers.length === 0 || words.length === 0) return null
  const further = comma < 0 ? [] : withoutUnits(['', ...addressWords(rest.slice(comma))]).slice(1)
  return { numbers, street: streetOf(words), further }
}

/** A unit comes after the street, so never first. */
function withoutUnits(words: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < words.length; ) {
    const unit = at === 0 ? 0 : unitLength(words, at)
    if (unit === 0) kept.push(words[at] as string)
    at += Math.max(1, unit)
  }
  return kept
}

function streetOf(words: readonly string[]): Street {
  let from = 0
  let to = words.length
  const before = to > 1 && isDirection(words[0]) ? (words[from++] ?? null) : null
  const after = to - from > 1 && isDirection(words[to - 1]) ? (words[--to] ?? null) : null
  const kind = to - from > 1 && isStreetKind(words[to - 1]) ? (words[--to] ?? null) : null
  return { before, name: words.slice(from, to), kind, after }
}
