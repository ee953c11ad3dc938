/** Which side of a deal somebody is on. */
export type DealSide = 'landlord' | 'tenant' | 'seller' | 'buyer'

const SIDES: readonly [RegExp, DealSide][] = [
  [/^(?:ll|lr|l|landlord|lessor|owner)$/, 'landlord'],
  [/^(?:tt|tr|t|tenant|lessee|occupier)$/, 'tenant'],
  [/^(?:s|seller|vendor)$/, 'seller'],
  [/^(?:b|buyer|purchaser)$/, 'buyer'],
]
const NAMED = /^(\S.*?) ?[([]([a-z]{1,9})(?:'s)?(?: ?(?:rep|broker|agent|side)\.?)?[)\]]$/i
const APART = /\s*[;|\n]\s*|\s+[/–-]\s+|\s*\/\s+|(?<=\)),?\s+(?:and |& )?|(?<=\))\//i

/** Names with their side behind them: `Acme (T) / Garnet (LL)`. Null where a piece has none, or two have the same. */
export function sidesBehind(text: string): ReadonlyMap<DealSide, string> | null {
  if (!text.endsWith(')') && !text.endsWith(']')) return null
  const sides = new Map<DealSide, string>()
  for (const piece of text.split(APART)) {
    const [, name, label = ''] = NAMED.exec(piece.trim()) ?? []
    const side = SIDES.find(([pattern]) => pattern.test(label.toLowerCase()))?.[1]
    if (name === undefined || side === undefined || sides.has(side)) return null
    sides.set(side, name)
  }
  return sides
}
