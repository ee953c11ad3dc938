import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { AskedFigure, AskRead } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'
import { figureAsked } from './figure-asked.ts'
import { GROUP_WORDS, groupingNamed } from './grouping-asked.ts'
import { ofSigning } from './years-of-signing.ts'

const KIND = '(?<!\\d ?|\\boffice )(?:percent(?:age|ages)?|pct|%|share|fraction|proportion|portion)'
const OF = '(?: of(?: (?:the|all|our|my|total))*)'
const SHARE = new RegExp(
  `\\b(?:what|which|how much)(?:'s| is)? ?(?:the |a )?${KIND}${OF}?(?= )|(?:\\bthe )?${KIND}${OF}(?= )`,
  'i',
)
/** "share of leases by landlord" is a number for each. */
const BY_GROUP = new RegExp(`\\b(?:by|per|each) (?:${GROUP_WORDS})\\s*[?.!]*$`, 'i')
/** What tells the part from the whole: "of leases in Katy | are gross". */
const PARTED =
  /\b(?:is|are|was|were|has|have|had|do|does|did|come|comes|goes|went|gets?|got|gives?|gave|includes?|included|received?|carry|carries|carried|offers?|offered|states?|stated|lists?(?! of))\b|\b(?:expir(?:e|es|ed|ing)|rolls?|rolling|signed by|signed in|listed by|leased by|owned by|held by|built|sold|with|without|that)\b/i
const SPACE =
  /(?<!\d[\d,.]* ?[km]? ?)\b(?:space|sf|sq ?ft|square (?:feet|footage)|footage|inventory|area|gla|nra)\b/i
const COUNTED_NOUN =
  /\b(?:leases?|deals?|buildings?|properties|listings?|comps?|transactions?|inventory|space)\b/gi

/** "what share of leases in Katy are gross": how much of a whole is a part of it. */
export function readShare(text: string, read: (words: string) => readonly Criterion[]): AskRead | null {
  const found = SHARE.exec(text)
  if (found === null || BY_GROUP.test(text)) return null
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length).trim()
  const owned = /^(?<who>.+?)['’]s?\s*$/.exec(before.trim())?.groups?.who
  const whose = owned === undefined ? [] : read(withoutTalk(owned))
  if (whose.length > 0) {
    const figure = SPACE.test(after) ? ('squareFootage' as const) : null
    const whole = after.replace(/^(?:the )?(?:number|count|volume) of /i, '').replace(SPACE, ' ')
    return {
      ask: { kind: 'share', figure, part: [...whose] },
      rest: withoutTalk(ofSigning(whole.replaceAll(COUNTED_NOUN, ' '))),
    }
  }
  const split = partedAt(after)
  const [wholeWords, partWords] =
    split === null ? [before, after] : [`${before} ${after.slice(0, split.index)}`, after.slice(split.index)]
  const led = split === null ? read(withoutTalk(before)).filter((one) => !isPlace(one)) : []
  if (led.length > 0) {
    const figure = SPACE.test(after) ? ('squareFootage' as const) : null
    const whole = after.replace(SPACE, ' ').replaceAll(COUNTED_NOUN, ' ')
    return { ask: { kind: 'share', figure, part: led }, rest: withoutTalk(whole) }
  }
  const plain = read(withoutTalk(partWords))
  const said = plain.length > 0 ? plain : read(partWords.replace(HAS_NONE, 'no stated $<what>'))
  const inside = said.filter((one) => !isPlace(one))
  // "percentage of NNN leases in Katy": where nothing parts them, the place is of the whole.
  const isWhole = split === null && inside.length > 0
  // "leases that got TI over $5 in 2025": the days are of the whole as well.
  const signed = split === null ? [] : said.filter(isSigning)
  const isDated = signed.length > 0 && signed.length < said.length
  const part = isWhole ? inside : isDated ? said.filter((one) => !isSigning(one)) : [...said]
  if (part.length === 0) return null
  const figure: AskedFigure | null = SPACE.test(after) ? 'squareFootage' : summedFigure(wholeWords)
  return {
    ask: { kind: 'share', figure, part },
    rest: withoutTalk(ofSigning(wholeWords.replace(SPACE, ' ').replaceAll(COUNTED_NOUN, ' '))),
    within: isWhole ? said.filter(isPlace) : isDated ? signed : [],
  }
}

/** "leases expiring in 2027 are over 50,000 SF" are parted by "are", and "leases expiring in 2027" by "expiring". */
function partedAt(words: string): RegExpExecArray | null {
  const first = PARTED.exec(words)
  const said = first === null || STATED.test(first[0]) ? null : STATED.exec(words)
  return said ?? first
}

/** "have no opex on them": nothing is stated of it. */
const HAS_NONE =
  /^(?:have|has|had|show|list) no (?<what>[a-z][\w ]*?)(?: (?:on (?:them|it|file|record)|in (?:them|it)|listed|stated|at all))?[?.!]*$/i

const STATED =
  /\b(?:is|are|was|were|has|have|had|gets?|got|gave|includes?|included|received?|carry|carries|carried)\b/i

function isSigning(one: Criterion): boolean {
  return one.kind === 'date' && one.field === 'dateSigned'
}

function isPlace(one: Criterion): boolean {
  if (one.kind === 'near' || one.kind === 'zone') return true
  return one.kind === 'word' && ['city', 'county', 'submarket', 'state', 'zip'].includes(one.field)
}

function summedFigure(words: string): AskedFigure | null {
  const figure = figureAsked(words)?.value
  return figure === 'landSizeAcres' || figure === 'dockDoors' ? figure : null
}

const MANY = new RegExp(
  `\\b(?:(?:how many|(?:the )?number of|count of|count|list of|names? of)(?: (?:different|distinct|unique|separate|individual|total|other|of the|the))*|different|distinct|unique) (?<group>${GROUP_WORDS})(?![\\w-])(?! (?:improvements?|allowances?|rep|built))`,
  'i',
)
const HAS =
  /\b(?:do we have|are there|are|is|do|does|did|have|has|we|our|us|active|own|owns|occupy|control|hold|list|listings?|(?:buildings?|properties|space|deals?|leases?)(?! (?:signed|expir))|in the book|on record|represented)\b/gi
/** Of these "how many" asks for properties. */
const NEVER = ['sizeBand', 'decadeBuilt'] as const

/** "how many landlords own buildings in Pasadena": how many different ones. */
export function readDistinct(text: string): AskRead | null {
  const found = MANY.exec(text)
  const group = found?.groups?.group
  const by = group === undefined ? null : groupingNamed(group)
  if (found === null || by === null || NEVER.some((never) => never === by)) return null
  if (!/s$/i.test(group ?? '')) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const of = rest.replaceAll(HAS, ' ').replace(/\broll(?:ed|s|ing)?\b/i, 'expiring')
  return { ask: { kind: 'distinct', by }, rest: withoutTalk(of) }
}
