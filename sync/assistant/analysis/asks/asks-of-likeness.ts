import { readCount } from '../../../domain/words/number-words.ts'
import { type AskRead, SIMILAR_BUT, type SimilarBut } from '../ask.ts'

const SIMILAR =
  /\b(?:similar(?: (?:properties|property|buildings?|comps|spaces?|ones|deals|leases|listings|warehouses|sites|options|sales|transactions|facilities))? to|most like|more like|like|comparable (?:\w+ )?to|comparables? (?:for|to)|comps? (?:for|to)|resembl(?:es|ing|e)|same kind as|alternatives? to|closest (?:match(?:es)?|comps?) (?:to|for)|looks? like|substitutes? for|(?:look-?alikes?|twins?|doppelg[aä]ngers?|analogs?|analogues?|matches|peers?) (?:for|to|of)|akin to)\s+(?<to>.+?)[?.!]*$/i
/** "6 deals similar to", "the five most like" */
const COUNT =
  /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?=(?: (?:\p{L}|-)+){0,3} ?$)/iu
const LAST_COUNT =
  /[,?.;] ?(?:(?:just|only|top|the top) )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: of (?:them|those|these)(?: will do| would do| is enough| is plenty| please)?| please| suffices?| will do| (?:is|are) (?:enough|plenty))?$/i
const NARROWED =
  /(?:[?!]+ (?=\S)|,? (?:but |and )?(?=(?:no (?!\d)|(?:leases|deals|comps) (?:signed|expiring|from)|signed|leased|built|expiring|with|without|under|over|within|in the last|from the last|that|which)\b)|, (?:but )?(?=[\d$<>]|(?:NNN|triple|gross|modified|MG|FSG|warehouses?|whse|flex|mfg|manufacturing|distribution|dist|industrial|office|land|retail|signed|only|in|near|dock high|docks?|grade|ramps?|sprinklered|esfr|rail|crane|(?:one|two|three|four|no) (?:docks?|doors?))\b)|,? but (?:only )?)(?<rest>.+)$/i
const BUT = new RegExp(
  `,? (?:but|only|just|and|yet)? ?(?:that(?:'s| is| are) )?(?:a (?:bit|little) |slightly |somewhat )?(?<but>${SIMILAR_BUT.join('|')}|bigger)\\b[?.!]*$`,
  'i',
)

/** ", similar size" is what likeness looks at anyway. */
const ALIKE_IN =
  /,? (?:and |with |of )?(?:an? |the )?(?:similar|same|comparable|like) (?:size|age|vintage|height|type|quality|rent)s?(?:(?:,| and) (?:size|age|vintage|height|type|quality|rent)s?)*\s*$/i

/** "Brackenridge Trade Center Bldg 9": a name that a building may have; that none has it is said where it is looked up. */
function isNamed(words: string): boolean {
  return NAME.test(words) && BUILDING.test(words)
}

const NAME = /^\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}'’.&-]*|of|at|the|on|and|&|\d+|[A-Z]))+$/u
const BUILDING =
  / (?:Bldg|Building|Center|Centre|Park|Plaza|Commerce|Crossing|Distribution|Industrial|Trade|Tower|Phase|Yard|Terminal|Logistics|Depot|Works|Station|Campus|Hub)\b/

/** What is like a building of the book: how many of them, and what else they have to be. */
export function readSimilar(text: string, isProperty: (name: string) => boolean): AskRead | null {
  const found = SIMILAR.exec(text)
  const told = found?.groups?.to
  if (found === null || told === undefined) return null
  const last = LAST_COUNT.exec(told)
  const said = last === null ? told : told.slice(0, last.index)
  const better = BUT.exec(said)
  const plain = better === null ? said : said.slice(0, better.index)
  const narrowed = isProperty(plain) ? null : NARROWED.exec(plain)
  const to = (narrowed === null ? plain : plain.slice(0, narrowed.index))
    .replace(/^(?:the|this|that) (?:(?:one|building|property|space) (?:at|on) )?/i, '')
    .replace(ALIKE_IN, '')
    .replace(/ (?:in|over in|out in) (?=[\p{L} ]+$)/u, ', ')
  if (!/^\d+ \p{L}/u.test(to) && !isNamed(to) && !isProperty(to)) return null
  const count = last?.groups?.count ?? COUNT.exec(text.slice(0, found.index))?.groups?.count
  const limit =
    count === undefined ? null : /^\d/.test(count) ? Number(count) : readCount(count.toLowerCase())
  const but = better?.groups?.but?.toLowerCase().replace('bigger', 'larger') as SimilarBut | undefined
  return {
    ask: {
      kind: 'similar',
      to,
      ...(limit !== null && limit > 0 && { limit }),
      ...(but !== undefined && { but }),
    },
    rest: narrowed?.groups?.rest?.trim() ?? '',
  }
}
