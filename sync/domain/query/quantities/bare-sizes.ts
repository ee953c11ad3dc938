import type { Criterion } from '../../criteria/criterion.ts'
import type { Token } from '../words/lexer.ts'

const THOUSAND = 1_000
const LEAST = 5
const MOST = 999
const JOINTS: ReadonlySet<string> = new Set(['-', 'to'])

/** "whse 200-300, 36 clear": two figures that nothing else explains are thousands of square feet, where no size is said. */
export function bareSizes(
  tokens: readonly Token[],
  { phrases, left }: { phrases: readonly { criterion: Criterion }[]; left: Uint8Array },
): { criterion: Criterion; start: number; end: number } | null {
  const isSized = phrases.some(
    ({ criterion }) => criterion.kind === 'range' && criterion.field === 'squareFootage',
  )
  if (isSized) return null
  const isLeft = (at: number) => left[at] === 1
  for (let at = 0; at + 2 < tokens.length; at++) {
    const [low, joint, high] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    const isAlone = isLeft(at) && isLeft(at + 2) && !isLeft(at - 1) && !isLeft(at + 3)
    if (!isAlone || !JOINTS.has(joint?.text ?? '')) continue
    const [min, max] = [figureOf(low), figureOf(high)]
    if (min === null || max === null || min >= max) continue
    const criterion: Criterion = {
      kind: 'range',
      field: 'squareFootage',
      min: min * THOUSAND,
      max: max * THOUSAND,
    }
    return { criterion, start: at, end: at + 3 }
  }
  return openSize(tokens, isLeft)
}

/** Lower figures with a plus may be clear heights, or cents. */
const LEAST_OPEN = 100

/** "under 60 cents on 200+" */
function openSize(tokens: readonly Token[], isLeft: (at: number) => boolean) {
  const at = tokens.findIndex((token, i) => {
    const [plus, next] = [tokens[i + 1], tokens[i + 2]]
    const isAlone = isLeft(i) && !isLeft(i - 1) && !isLeft(i + 2) && next?.glued !== true
    return isAlone && plus?.text === '+' && plus.glued && (figureOf(token) ?? 0) >= LEAST_OPEN
  })
  if (at < 0) return null
  const min = (figureOf(tokens[at]) ?? 0) * THOUSAND
  const criterion: Criterion = { kind: 'range', field: 'squareFootage', min, max: null }
  return { criterion, start: at, end: at + 2 }
}

function figureOf(token: Token | undefined): number | null {
  const value = token?.kind === 'number' && /^\d{1,3}$/.test(token.text) ? Number(token.text) : null
  return value !== null && value >= LEAST && value <= MOST ? value : null
}
