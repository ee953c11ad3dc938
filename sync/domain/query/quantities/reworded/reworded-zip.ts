import { units } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import type { Token } from '../../words/lexer.ts'
import type { Replacement } from '../../words/replacement.ts'

/** ZIP codes one behind the other, each in full. `zips`: those of the book. */
export function zipReworded(
  tokens: readonly Token[],
  at: number,
  zips: ReadonlySet<string>,
): Replacement | null {
  return shortZip(tokens, at, zips) ?? zipPlusZip(tokens, at)
}

/** "77041 or 40": the end of a ZIP code, where the book has it. */
function shortZip(tokens: readonly Token[], at: number, zips: ReadonlySet<string>): Replacement | null {
  const [zip, joint, short, next] = tokens.slice(at, at + 4)
  if (!zips.has(zip?.text ?? '') || !/^(?:or|and|&|\/|,)$/.test(joint?.text ?? '')) return null
  if (!/^\d\d$/.test(short?.text ?? '') || zip === undefined || joint === undefined || short === undefined)
    return null
  const whole = `${zip.text.slice(0, 3)}${short.text}`
  const isOfOther =
    next !== undefined &&
    (next.glued
      ? !/^[,.;)?!/]$/.test(next.text)
      : units.longest(tokens, at + 3) !== null ||
        nouns.longest(tokens, at + 3) !== null ||
        /^(?:to|-|k|thousand|nnn|cents|clear|docks?)$/.test(next.text))
  if (!zips.has(whole) || isOfOther) return null
  const or: Token = joint.text === ',' ? { ...joint, kind: 'word', text: 'or' } : joint
  return { tokens: [zip, or, { ...short, text: whole }], end: at + 3 }
}

/** "zips 60490 plus 60517", "30349 & 30354": another one, and no size. */
function zipPlusZip(tokens: readonly Token[], at: number): Replacement | null {
  const [first, joint, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const areFive = [first, second].every((token) => token?.kind === 'number' && /^\d{5}$/.test(token.text))
  if (!areFive || first === undefined || !/^(?:plus|\+|&|\/)$/.test(joint?.text ?? '') || joint === undefined)
    return null
  const areOdd = [first, second].every((token) => Number(token?.text) % 50 !== 0)
  if (!areOdd && !tokens.some(isZipWord)) return null
  return { tokens: [first, { ...joint, kind: 'word', text: 'and', glued: false }], end: at + 2 }
}

function isZipWord({ text }: Token): boolean {
  return /^(?:zips?|zipcodes?|postal)$/.test(text)
}
