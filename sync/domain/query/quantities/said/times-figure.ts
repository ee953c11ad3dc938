import { readAmount } from '../../amounts/read-amount.ts'
import { units } from '../../amounts/units.ts'
import type { Token } from '../../words/lexer.ts'
import { readNumberPhrase } from '../../words/number-phrase.ts'
import { phraseTable } from '../../words/phrase-table.ts'

const times = phraseTable<number>([
  [0.5, 'half|half of|one half|one half of'],
  [1.5, 'one and a half times|one and one half times|half again|half again as much as'],
  [2, 'double|doubling|twice|two times|two x'],
  [2.5, 'two and a half times'],
  [3, 'triple|tripling|three times'],
  [4, 'quadruple|four times'],
])
const isTimes = /^(?:x|×|times)$/
/** Between how many times and the figure: "the size of their current". */
const wholes = phraseTable([
  [
    true,
    ['', 'the size of ', 'as big as ', 'as large as ', 'as much as ', 'of ']
      .flatMap((as) =>
        [
          'his',
          'her',
          'their',
          'our',
          'my',
          'the',
          'its',
          "the subject's",
          "subject's",
          'the subject',
          "the client's",
          "client's",
          "the tenant's",
          "tenant's",
          'that',
          'this',
        ]
          .flatMap((whose) =>
            ['', ' current', ' present', ' existing', ' old', ' subject'].map((now) => as + whose + now),
          )
          .concat(as === '' ? [] : [as.trim()]),
      )
      .join('|'),
  ],
])
/** Square feet: what is doubled is a size. */
const LEAST = 1_000
/** Tokens between two multiples: "half or no more than double". */
const MOST_BETWEEN = 4

interface Times {
  by: number
  start: number
  end: number
}

/**
 * "double his 15,000 ft", "1.5x to 2x our 20,000 sf", "under half or over double the subject's 48,000 feet": tokens with
 * the sizes that these are.
 */
export function withTimes(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const last = timesAt(tokens, at)
    if (last === null) continue
    const start = wholes.longest(tokens, last.end)?.end ?? last.end
    const whole = readAmount(tokens, start)
    if (whole === null || whole.hasDollar || whole.hasCents || whole.value < LEAST) continue
    // "half of 2,000 sf", but no "half the 12 docks"
    if (start === last.end && last.by < 1 && units.longest(tokens, whole.end) === null) continue
    const first = earlier(tokens, at)
    const sized = (one: Times): Token => {
      const text = Math.round(one.by * whole.value).toLocaleString('en-US')
      return {
        kind: 'number',
        text,
        start: tokens[one.start]?.start ?? 0,
        end: tokens[one.end - 1]?.end ?? 0,
        glued: false,
      }
    }
    const head =
      first === null
        ? tokens.slice(0, at)
        : [...tokens.slice(0, first.start), sized(first), ...tokens.slice(first.end, at)]
    return [...head, { ...sized(last), end: tokens[whole.end - 1]?.end ?? 0 }, ...tokens.slice(whole.end)]
  }
  return tokens
}

function earlier(tokens: readonly Token[], at: number): Times | null {
  for (let i = at - 1; i >= Math.max(at - MOST_BETWEEN - 2, 0); i--) {
    const first = timesAt(tokens, i)
    if (first !== null && first.end < at) {
      const between = tokens.slice(first.end, at)
      return between.some(({ text }) => JOINTS.test(text)) ? first : null
    }
  }
  return null
}

const JOINTS = /^(?:to|-|and|or|nor)$/

function timesAt(tokens: readonly Token[], at: number): Times | null {
  const named = times.longest(tokens, at)
  if (named !== null) return { by: named.value, start: at, end: named.end }
  const token = tokens[at]
  const number =
    token?.kind === 'number' && /^\d{1,2}(?:\.\d+)?$/.test(token.text)
      ? { value: Number(token.text), end: at + 1 }
      : readNumberPhrase(tokens, at)
  const isMany = number !== null && isTimes.test(tokens[number.end]?.text ?? '') && number.value <= 10
  return isMany ? { by: number.value, start: at, end: number.end + 1 } : null
}
