import { isMoney, readAmount } from '../../amounts/read-amount.ts'
import { units } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import { LEAVING_FROM } from '../../words/leaving-words.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { nowWords, wants } from './current-figure.ts'

const moves = phraseTable([
  [
    true,
    'moving|move|moves|expanding|expand|expands|growing|grow|grows|going|upsizing|downsizing|downsize|upsize|relocating|shrinking|shrink|scaling|stepping|jumping|consolidating|cutting back|scaling back|scaling down|scaling up|moving up|moving down|stepping up|growing out',
  ],
])
const has = phraseTable([
  [
    true,
    'has|have|have got|has got|in|occupies|occupy|occupying|uses|using|leases|leasing|running|operating out of|working out of|sitting in|sitting on|out of|they are in|they have',
  ],
])
const loosely = phraseTable([[true, 'about|around|roughly|some|a|an|only']])

/** The tokens of a figure with what it is of. */
interface Stated {
  start: number
  /** The token after the number itself. */
  number: number
  end: number
}

/**
 * "has 40k now, needs 60", "expanding from 50,000 to 75,000 sf": how much somebody has today asks for nothing. Tokens
 * without it, and where only it said of what the figures are, with that behind the figure that is wanted.
 */
export function withoutPresentFigure(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const left = withoutOrigin(tokens, at) ?? withoutLeft(tokens, at) ?? withoutHeld(tokens, at)
    if (left !== null) return left
  }
  return [...tokens]
}

/** "moving from 20k to 40k", "downsizing to 10k from 30k" */
function withoutOrigin(tokens: readonly Token[], at: number): Token[] | null {
  const verb = moves.longest(tokens, at)
  if (verb === null) return null
  const first = joinedFigure(tokens, verb.end)
  const second = first === null ? null : joinedFigure(tokens, first.figure.end)
  if (first === null || second === null || first.isOrigin === second.isOrigin) return null
  const [origin, goal] = first.isOrigin ? [first.figure, second.figure] : [second.figure, first.figure]
  const rest = tokens.slice(second.figure.end)
  return [...tokens.slice(0, at), ...ofSame(tokens, goal, origin), ...rest]
}

/** "downsizing out of 100,000 in Stafford, wants 55 to 65": of thousands as what is left behind. */
function withoutLeft(tokens: readonly Token[], at: number): Token[] | null {
  const verb = leaves.longest(tokens, at)
  const origin = verb === null ? null : figureAt(tokens, verb.end)
  if (origin === null) return null
  const want = tokens.findIndex(
    (_, i) => i >= origin.end && i <= origin.end + MOST_LEFT && wants.longest(tokens, i) !== null,
  )
  const goal = want < 0 ? null : figureAt(tokens, wants.longest(tokens, want)?.end ?? want)
  if (goal === null) return null
  const isRange = /^(?:-|to)$/.test(tokens[goal.end]?.text ?? '') && tokens[goal.end + 1]?.kind === 'number'
  const last = isRange ? goal.end + 1 : goal.number - 1
  const next = last + 1
  const isShort =
    isLarge(tokens, origin) &&
    [tokens[goal.start], tokens[last]].every((one) => /^\d{1,3}$/.test(one?.text ?? '')) &&
    Number(tokens[last]?.text) >= LEAST_SHORT &&
    (tokens[next] === undefined ||
      (tokens[next]?.glued !== true &&
        units.longest(tokens, next) === null &&
        nouns.longest(tokens, next) === null &&
        readAmount(tokens, last)?.multiplier === 1) ||
      /^[,.;]$/.test(tokens[next]?.text ?? ''))
  const place = tokens[last]?.end ?? 0
  const k: Token[] = isShort ? [{ kind: 'word', text: 'k', start: place, end: place, glued: true }] : []
  const left = pastPlace(tokens, origin.end, want)
  return [...tokens.slice(0, at), ...tokens.slice(left, next), ...k, ...tokens.slice(next)]
}

/** "out of 15k in Spring, needs 30k": where it is left asks for nothing either. */
function pastPlace(tokens: readonly Token[], at: number, want: number): number {
  if (!/^(?:in|at|near)$/.test(tokens[at]?.text ?? '')) return at
  const stop = tokens.findIndex(
    (token, i) => i > at && (token.kind === 'sign' || /^(?:and|but|so)$/.test(token.text)),
  )
  return stop < 0 ? want : Math.min(stop, want)
}

const leaves = phraseTable([[true, LEAVING_FROM.join('|')]])
/** Tokens between what is left behind and what is wanted: "in Missouri City, and she". */
const MOST_LEFT = 8
const LEAST_SHORT = 5
const LEAST_ORIGIN = 5_000

function isLarge(tokens: readonly Token[], { start }: Stated): boolean {
  return (readAmount(tokens, start)?.value ?? 0) >= LEAST_ORIGIN
}

/** "from 20k", "to 40k" */
function joinedFigure(tokens: readonly Token[], at: number): { isOrigin: boolean; figure: Stated } | null {
  const word = tokens[at]?.text ?? ''
  const figure = /^(?:from|to|into)$/.test(word) ? figureAt(tokens, at + 1) : null
  return figure === null ? null : { isOrigin: word === 'from', figure }
}

/** "has 40k now, needs 60k", "currently in 40k, looking for 60k" */
function withoutHeld(tokens: readonly Token[], at: number): Token[] | null {
  const early = nowWords.longest(tokens, at)
  const verb = has.longest(tokens, early?.end ?? at)
  const between = verb === null ? null : nowWords.longest(tokens, verb.end)
  const held = verb === null ? null : figureAt(tokens, between?.end ?? verb.end)
  if (held === null) return null
  const late = nowWords.longest(tokens, held.end)
  if (early === null && between === null && late === null) return null
  const end = late?.end ?? held.end
  const want = tokens.findIndex(
    (_, i) => i >= end && i <= end + MOST_BETWEEN && wants.longest(tokens, i) !== null,
  )
  const goal = want < 0 ? null : figureAt(tokens, wants.longest(tokens, want)?.end ?? want)
  if (goal === null) return null
  return [
    ...tokens.slice(0, held.start),
    ...tokens.slice(end, goal.start),
    ...ofSame(tokens, goal, held),
    ...tokens.slice(goal.end),
  ]
}

/** Tokens between what is held and what is wanted: ", and they". */
const MOST_BETWEEN = 4

function figureAt(tokens: readonly Token[], at: number): Stated | null {
  const start = loosely.longest(tokens, at)?.end ?? at
  const amount = readAmount(tokens, start)
  if (amount === null || isMoney(amount) || tokens[start]?.kind !== 'number') return null
  const unit = units.longest(tokens, amount.end)
  const noun = nouns.longest(tokens, unit?.end ?? amount.end)
  return { start, number: start + 1, end: noun?.end ?? unit?.end ?? amount.end }
}

/** A figure, with what the other is of where it says nothing of its own. */
function ofSame(tokens: readonly Token[], figure: Stated, other: Stated): Token[] {
  const own = tokens.slice(figure.start, figure.end)
  // "currently in 24 clear, needs 60-75k": of a range the unit stands behind its second figure.
  const isRange =
    /^(?:-|to)$/.test(tokens[figure.end]?.text ?? '') && tokens[figure.end + 1]?.kind === 'number'
  if (figure.end > figure.number || isRange) return own
  const place = own.at(-1)?.end ?? 0
  const said = tokens.slice(other.number, other.end)
  return [...own, ...said.map((token) => ({ ...token, start: place, end: place }))]
}
