import type { CityIndex } from '../vocabulary/city-index.ts'
import { isPlaceWord } from '../vocabulary/known-places.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const GOOD = [
  ...['fine', 'ok', 'okay', 'good', 'great', 'acceptable', 'possible', 'doable', 'in play', 'on the table'],
  ...['an option', 'a possibility', 'a maybe', 'alright', 'all right', 'not bad', 'welcome'],
]
const WELCOME = [
  ...['is', 'are', 'would be', "'s", 'could be', 'is also', 'would also be'].flatMap((be) =>
    GOOD.map((good) => `${be} ${good}`),
  ),
  ...[
    'works',
    'would work',
    'could work',
    'will work',
    'also works',
    'would also work',
    'will do',
    'would do',
  ],
]
const ALSO = ['too', 'as well', 'also', 'if needed', 'if need be', 'if it has to be', 'for us', 'for me']
const welcomes = phraseTable([
  [true, WELCOME.flatMap((said) => [said, ...ALSO.map((also) => `${said} ${also}`)]).join('|')],
])
const alsos = phraseTable([[true, ALSO.join('|')]])
/** "but they will look at" */
const considers = phraseTable([
  [
    true,
    ['they', 'we', 'he', 'she', 'i', 'client', 'the client', 'tenant', 'the tenant']
      .flatMap((who) => ['will', 'would', 'could', 'can', "'ll", "'d"].map((may) => `${who} ${may}`))
      .concat([
        "they'll",
        "they'd",
        "we'll",
        "we'd",
        "he'll",
        "he'd",
        "she'll",
        "she'd",
        "i'd",
        'will',
        'would',
      ])
      .flatMap((may) => [may, `${may} also`])
      .flatMap((may) =>
        ['look at', 'consider', 'take', 'entertain', 'go to', 'settle for'].map((verb) => `${may} ${verb}`),
      )
      .join('|'),
  ],
])
const preferred = phraseTable([
  [true, 'preferred|is preferred|is ideal|ideally|is best|is preferable|would be best'],
])

/** "Magnolia, but Tomball is fine too": a town that is as welcome is one more of those asked for. */
export function withWelcomePlaces(tokens: readonly Token[], cities: CityIndex): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const joint = preferred.longest(tokens, at)?.end ?? at
    const start = pastJoints(tokens, joint)
    const town = start === joint ? null : welcomeTown(tokens, start, cities)
    if (town === null) {
      kept.push(token)
      continue
    }
    const before = kept.at(-1)?.text ?? ''
    const isAfterPlace = cities.words.has(before) || isPlaceWord(before)
    const or: Token = isAfterPlace
      ? { ...token, kind: 'word', text: 'or' }
      : { ...token, kind: 'sign', text: ',' }
    kept.push(ALL.test(before) ? token : or, ...town.tokens)
    at = town.end - 1
  }
  return kept
}

function welcomeTown(tokens: readonly Token[], at: number, { exact }: CityIndex) {
  const considered = considers.longest(tokens, at)
  const start = considered?.end ?? at
  const town = exact(tokens, start)
  if (town === null) return null
  const said = considered === null ? welcomes.longest(tokens, town.end) : alsos.longest(tokens, town.end)
  const end = said?.end ?? town.end
  const isWelcome = considered !== null || said !== null
  const isWhole = tokens[end] === undefined || tokens[end]?.kind === 'sign'
  return isWelcome && isWhole ? { tokens: tokens.slice(start, town.end), end } : null
}

/** "anything but Tomball is fine" */
const ALL = /^(?:any|anything|anywhere|anyplace|all|everything|everywhere|nothing|none)$/

function pastJoints(tokens: readonly Token[], at: number): number {
  let next = at
  while (/^(?:,|[.;]|but|though|although|and|also)$/.test(tokens[next]?.text ?? '')) next++
  return next
}
