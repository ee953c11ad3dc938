import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const roles = phraseTable([
  [
    true,
    ['tenant', 'landlord', 'owner', 'broker', 'buyer', 'seller']
      .flatMap((role) => [role, `${role}s`, `${role} name`, `${role} names`, `${role}'s name`])
      .join('|'),
  ],
])
const has = phraseTable([
  [
    true,
    'with|containing|contains|including|includes|having|that have|that has|who have|which have|whose name has',
  ],
])
const inName = phraseTable([
  [
    true,
    ['the', 'their', 'its', 'his', 'her', 'a']
      .flatMap((whose) => [`in ${whose} name`, `in ${whose} names`])
      .join('|'),
  ],
])
/** Words of a part of a name. */
const LONGEST_PART = 4

/** "tenants with Flooring in the name", "tenant name contains flooring": the part as a quoted name. */
export function withPartOfName(tokens: readonly Token[], text: string): readonly Token[] {
  for (const at of tokens.keys()) {
    const role = roles.longest(tokens, at)
    const verb = role === null ? null : has.longest(tokens, role.end)
    if (role === null || verb === null) continue
    const found = partAt(tokens, verb.end, /^names?$/.test(tokens[role.end - 1]?.text ?? ''))
    const [noun, first, last] = [tokens[at], tokens[verb.end], tokens[(found?.last ?? 0) - 1]]
    if (found === null || noun === undefined || first === undefined || last === undefined) continue
    const end = tokens[found.end - 1]?.end ?? last.end
    const quoted: Token = { ...first, kind: 'quoted', text: text.slice(first.start, last.end), end }
    return [...tokens.slice(0, at), noun, quoted, ...withPartOfName(tokens.slice(found.end), text)]
  }
  return tokens
}

/** Where a part of a name ends, and where all that is said of it does. */
function partAt(
  tokens: readonly Token[],
  start: number,
  isNamed: boolean,
): { last: number; end: number } | null {
  for (let last = start + 1; last <= Math.min(start + LONGEST_PART, tokens.length); last++) {
    if (tokens[last - 1]?.kind !== 'word') return null
    const said = inName.longest(tokens, last)
    if (said !== null) return { last, end: said.end }
    const next = tokens[last]
    if (isNamed && (next === undefined || next.kind === 'sign')) return { last, end: last }
  }
  return null
}
