import { glueAt } from '../../words/glue.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'

/** "the ones over $1.10": said of properties, with figures. */
const those = phraseTable([
  [true, 'the ones|those|the buildings|the deals|the spaces|anything|everything|stuff'],
])
const ROLES = ['tenant', 'landlord', 'owner', 'broker', 'firm', 'company', 'group', 'guy', 'one', 'brokerage']
const THEM = [
  ...['it', 'them', 'those', 'these', 'those guys', 'those people', 'those folks', 'him', 'her', 'theirs'],
  ...ROLES.map((role) => `that ${role}`),
]
const SKIPS = ['skip', 'exclude', 'avoid', 'omit', 'drop', 'nix', 'ignore', 'lose', 'ditch', 'pass on', 'not']
const each = (before: readonly string[], after: string) =>
  before.flatMap((verb) => THEM.map((them) => `${verb} ${them}${after}`))

/** "skip those", "leave them out" */
export const leavesOut = phraseTable([
  [true, [...each(SKIPS, ''), ...each(['leave', 'keep', 'cut', 'count', 'take'], ' out')].join('|')],
  [
    true,
    'none of theirs|no more of theirs|nothing more of theirs|enough of theirs|nothing of theirs|nothing from them|no to them|none from them',
  ],
])
/** Tokens of what is said of them: "Trinity Basin won't deal with us". */
const MOST_SAID = 14
const US = /^(?:us|me|you|him|her|them|anybody|anyone|brokers)$/

/** "Trinity Basin is a pain, skip them" skips it: null where nothing is so said. */
export function leftThem(tokens: readonly Token[], at: number): Replacement | null {
  const first = tokens[at]
  // "Katy, client already toured the Hines buildings so leave those out"
  const isTold =
    tokens[at - 1]?.text === ',' &&
    tokens.slice(at, pastSmall(tokens, at)).some(({ text }) => SEEN.test(text))
  const isStart = at === 0 || isTold || /^[.;!?]$/.test(tokens[at - 1]?.text ?? '')
  if (first?.kind !== 'word' || !isStart) return null
  const isOfProperties = those.longest(tokens, at) !== null
  for (let i = at + 1; i <= at + MOST_SAID && tokens[i] !== undefined; i++) {
    const isJoint = /^(?:,|[.;]|-|so|and)$/.test(tokens[i]?.text ?? '')
    const start = isJoint ? pastJoints(tokens, i) : i
    const out = isJoint ? leavesOut.longest(tokens, start) : null
    const next = tokens[out?.end ?? -1]
    if (
      out !== null &&
      (next === undefined || next.kind === 'sign' || /^(?:for|please|and)$/.test(next.text))
    ) {
      const said = tokens.slice(pastSmall(tokens, at), i)
      const place = said.at(-1)?.end ?? 0
      const comma: Token = { kind: 'sign', text: ',', start: place, end: place, glued: true }
      const skip: Token = { kind: 'word', text: 'skip', start: first.start, end: first.start, glued: false }
      return { tokens: isDenied(tokens, at, i) ? [...said, comma] : [skip, ...said, comma], end: out.end }
    }
    const isOpen = isOfProperties && (tokens[i]?.kind === 'number' || tokens[i]?.text === '$')
    if (!isOpen && tokens[i]?.kind !== 'word' && !/^[-&']$/.test(tokens[i]?.text ?? '')) return null
  }
  return null
}

/** "we already have every Delmar comp": what they are called stands behind. */
function pastSmall(tokens: readonly Token[], at: number): number {
  let next = at
  while (SMALL.test(tokens[next]?.text ?? '')) next++
  return next
}

const SEEN = /^(?:toured|saw|seen|visited|walked|have|has|had|called|used|know)$/
const SMALL =
  /^(?:we|i|they|he|she|client|clients|customer|tenant|already|just|have|has|had|been|every|all|got|own|our|my|the|know|did|do|with|from|called|used|toured|saw|seen|visited|walked|through|everybody|everyone|people|brokers|keep|keeps|send|sends|sending|show|shows|showing|pitch|pitches|pitching|me|us)$/

/** Past a comma, and "so just", behind which what leaves it out begins. */
export function pastJoints(tokens: readonly Token[], at: number): number {
  let next = at
  while (/^(?:,|[.;]|-|so|and|just|please|pls|let's|we)$/.test(tokens[next]?.text ?? '')) next++
  return next
}

/** "we won't deal with Hines" denies it by itself; "Hines won't deal with us" does not. */
function isDenied(tokens: readonly Token[], at: number, end: number): boolean {
  for (let i = at; i < end; i++) {
    const glue = glueAt(tokens, i)
    if (glue?.value.kind === 'not' && glue.end < end && !US.test(tokens[glue.end]?.text ?? '')) return true
  }
  return false
}
