import { marks, type Rule, SEPARATORS, words } from '../scan.ts'
import { RENT_UNITS } from './rent-words.ts'

const TO = ' ?(?:-|to|thru|through|&|and) ?'
const MONTH = String.raw`(?:months?|mos?\.?|mths?\.?|m)`
const YEAR = String.raw`(?:lease )?(?:years?|yrs?\.?)`
/** Behind a number of a span: nothing that would make it an amount. */
const ENDS = String.raw`(?![\d%]|[.,]\d| ?%)`
const ONWARD = String.raw`( ?\+| (?:and|&) (?:after|on|beyond)| on(?:wards?)?| (?:and )?thereafter)?(?![a-z])`
const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The months that a rent is said to hold for, counted from 1; `to` is null where no end is said. */
export interface Span {
  /** Null where it follows the one before. */
  readonly from: number | null
  readonly to: number | null
}

function spanned(word: string): RegExp {
  return new RegExp(
    String.raw`(?:(?:in|for|during|from) )?${word} ?(?:#|no\.)? ?(\d{1,3})(?:${TO}(?:${word} ?)?(\d{1,3}))?${ENDS}${ONWARD}`,
    'y',
  )
}

const SPANS: readonly [pattern: RegExp, span: (match: readonly string[]) => Span][] = [
  [spanned(YEAR), ([, from, to, isOpen]) => ofYears(from, to, isOpen)],
  [spanned(MONTH), ([, from, to, isOpen]) => ofMonths(from, to, isOpen)],
  [
    new RegExp(String.raw`(\d{1,3})${TO}(\d{1,3}) ?${MONTH}(?![a-z])`, 'y'),
    ([, from, to]) => ofMonths(from, to, undefined),
  ],
  [
    new RegExp(String.raw`(?:(?:in|for) )?(?:the )?(\d{1,2})(?:st|nd|rd|th) ${YEAR}(?![a-z\d])`, 'y'),
    ([, year]) => ofYears(year, undefined, undefined),
  ],
  [
    new RegExp(String.raw`(?:(?:in|for) )?(?:the )?(${NTH.join('|')}) ${YEAR}(?![a-z\d])`, 'y'),
    ([, nth = '']) => ofYears(String(NTH.indexOf(nth) + 1), undefined, undefined),
  ],
  [
    /(?:thereafter|(?:for )?(?:the )?(?:rest|remainder|balance) of (?:the )?(?:term|lease))(?![a-z])/y,
    () => ({ from: null, to: null }),
  ],
]

function ofYears(from?: string, to?: string, isOpen?: string): Span {
  const first = Number(from)
  return { from: first * 12 - 11, to: isOpen ? null : Number(to ?? first) * 12 }
}

/** A rent from one month on holds until the next rent. */
function ofMonths(from?: string, to?: string, isOpen?: string): Span {
  return { from: Number(from), to: isOpen || to === undefined ? null : Number(to) }
}

/** What a token of a span says. */
export function spanIn(text: string): Span | null {
  for (const [pattern, span] of SPANS) {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    if (match) return span(match)
  }
  return null
}

const AMOUNT = String.raw`(\d+(?:\.\d+)?|\.\d+)`

/** Everything that steps of a rent may say and still be understood. */
export const RENT_STEP_RULES: readonly Rule[] = [
  // Before `yr 2` a stroke says no period.
  marks('separator', '/', String.raw`\/(?= ?(?:${YEAR}|${MONTH}) ?(?:#|no\.)? ?\d{1,3}${ENDS})`),
  ...SPANS.map(([pattern]): Rule => ({ pattern, token: () => ({ kind: 'label', name: 'span', value: 0 }) })),
  {
    pattern: new RegExp(`${AMOUNT} ?(?:¢|cents?(?![a-z]))`, 'y'),
    // In `.85¢` either the point or the sign is wrong.
    token: ([, digits = '']) =>
      digits.includes('.') ? null : { kind: 'amount', name: 'money', value: Number(digits) / 100 },
  },
  {
    pattern: new RegExp(String.raw`(\$)? ?${AMOUNT}${ENDS}`, 'y'),
    token: ([, sign, digits = '']) => ({ kind: 'amount', name: sign ? 'money' : '', value: Number(digits) }),
  },
  words('unit', 'year', 'every (?:12 months|year|yr)|yoy|(?:on )?(?:each |the )?anniversar(?:y|ies)'),
  ...RENT_UNITS,
  words(
    'noise',
    'becomes',
    '(?:increas(?:es|ed|ing)|steps?|stepping|bumps?|bumping|escalat(?:es|ing)|rising|rises|goes|going)(?: up)? to',
  ),
  { pattern: /(?:rents? )?(?:steps?|bumps?|schedule|escalations?) ?:/y, token: noise },
  words(
    'fact',
    'rise',
    'fixed|increas(?:es?|ing)|bumps?|escalat(?:ions?|ors?|ing)|esc|steps?(?: ups?)?|incr?|up|more|adjustments?',
  ),
  marks('fact', 'rise', String.raw`\+(?= ?[$.\d])`),
  words(
    'noise',
    'rent',
    'base|contract|rent(?:al)?s?|rates?|net|nnn|gross|mg|of|at|by|the|in|then|starting|is|to',
  ),
  marks('noise', '$', String.raw`\$(?= ?\/)`),
  ...SEPARATORS,
]

function noise() {
  return { kind: 'noise', name: 'rent', value: 0 } as const
}
