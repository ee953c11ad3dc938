import type { Criterion } from '../../criteria/criterion.ts'
import { LEAVING } from '../words/leaving-words.ts'
import type { Token } from '../words/lexer.ts'
import { isOfPlace } from './place-of-choice.ts'

const MOST_WORDS = 9
/** What stands before a place that somebody comes from. */
const COMES_FROM = new RegExp(
  `(?:^| )(?:${[
    '(?:relocating|relo|moving|relocated|moved|coming|comes|expanding) (?:here |in |over |out )?(?:from|of)',
    '(?:based|headquartered|hq|hqed|homebased|rooted) (?:out )?(?:in|of|near)',
    '(?:their|our|his|her) (?:plant|(?:(?:existing|current|old) )?(?:space|lease|building)) (?:is |are )?in',
    '(?<!with (?:an? )?)(?:hq|headquarters|home office|home base|head office|main office|corporate office|parent company|parent|mothership) (?:is |are |sits |being )?(?:based |located |over |up |down |out )?(?:in|at|of)',
    "(?:they're|we're|he's|she's|they are|we are|who is|who are) (?:currently |now |today )?(?:located )?in",
    '(?:currently|presently) (?:located|based|operating|sitting|housed) in',
    '[,.;:] (?:currently|presently) in',
    '(?:company|distributor|manufacturer|group|client|tenant|user|outfit|firm|3 ?pl|carrier|importer|exporter|retailer|shop|operator|maker|supplier|wholesaler|startup|contractor|roofer|guys?|folks|people) (?:coming |based |working |operating )?out of',
    '(?:client|tenant|user|company|group|firm) (?:is |are |who is |that is )?(?:currently|presently|now|today) in',
    `(?:${LEAVING.join('|')}|leaving|vacating|exiting|giving up|(?:got|get|want|need|needs|kicked) out of)(?: (?:(?!(?:want|need|look)\\w*|for|and|to\\b)\\w[\\w,.']* ){0,6}in)?`,
  ].join('|')})(?: the)?$`,
)

/** "we're a New Jersey family office", "client is a Dallas based 3PL": where who asks is from. */
function isWhoWeAre(before: readonly string[], tokens: readonly Token[], end: number): boolean {
  const after = tokens.slice(end, end + MOST_WORDS).map(({ text }) => text)
  return IS_WHO.test(before.join(' ')) && WHO.test(after.join(' '))
}

const IS_WHO =
  /(?:^| )(?:we're|we are|i'm|i am|they're|they are|it's|client's|is|with|for|represent|representing|have|got) an?(?: \w+){0,2}$/
const WHO =
  /^(?:- )?(?:based|hq|headquartered|family office|(?:\w+ ){0,2}(?:investors?|fund|reit|syndicat(?:e|or)|developer|distributor|manufacturer|3pl|company|outfit|importer|exporter|wholesaler|retailer|operator|contractor|startup|roofer|supplier|client|tenant|user|buyer|group|firm)\b)/

const SAYS_WHERE = /[,.;:] (?:currently|presently) in$|\blease (?:is |are )?in$/

/** "relocating from Chicago", "a group based in Ohio": where somebody is asks for nothing. */
export function isBackground(
  tokens: readonly Token[],
  at: number,
  { criterion, end }: { criterion: Criterion; end: number },
): boolean {
  const isPlace =
    isOfPlace(criterion) ||
    criterion.kind === 'near' ||
    (criterion.kind === 'word' && criterion.field === 'state')
  if (!isPlace || criterion.kind === 'near') return false
  const before = tokens.slice(Math.max(at - MOST_WORDS, 0), at).map(({ text }) => text)
  if (isWhoWeAre(before, tokens, end)) return true
  // A question begins as a clause does.
  const said = `${at <= MOST_WORDS ? ', ' : ''}${before.join(' ')}`
  if (!COMES_FROM.test(said)) return false
  // "what do we have that is now in Katy"
  // Of "currently in Katy" alone nothing else is asked.
  if (SAYS_WHERE.test(said) && tokens.length <= at + 1) return false
  // "keep me out of Katy" leaves it out.
  if (/(?:^| )keep (?:\w+ ){1,2}(?:out of|away from)$/.test(said)) return false
  // "Who is in Katy?" asks for them.
  if (/(?:^|[.!?;,] )who(?: is|'s) in$/.test(said)) return false
  return !/^(?:what|which|buildings?|properties|space|spaces|that|that's|what's|anything|leases?|deals?|comps?)$/.test(
    before.at(-3) ?? '',
  )
}
