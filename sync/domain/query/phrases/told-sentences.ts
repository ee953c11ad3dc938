import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { isStop, pastJoints } from './clause-ends.ts'
import { wishes } from './told-words.ts'

/** The tokens of a clause, `end` not included. */
export interface TokenSpan {
  start: number
  end: number
}

/** The tokens of the words that tell something, `said` not included. */
interface ToldSentence {
  start: number
  said: number
}

const SOMEBODY =
  '(?:we|they|he|she|i|(?:(?:my|our|the|this|their|his|her|an?|old|new|another|current) )*(?:client|tenant|subtenant|user|customer|company|group|guys?|folks|people|owner|prospect|seller|buyer|team|outfit|boss|wife|husband|partner)s?)'
const IS = "(?:is|are|was|were|r|'s|'re)"
const THEY_ARE = "(?:we're|they're|he's|she's|i'm|it's)"
const NOW = '(?:presently|currently|now|today|still|already)'
const OWN = '(?:their|his|her|our|my|its)'

/** How somebody is housed or was, what became of it, and what others did: nothing of this is wanted. */
const TOLD = new RegExp(
  `(?:^| )(?:${[
    `(?:${SOMEBODY} ${IS}|${THEY_ARE}) (?:${NOW} )?(?:in|at|out of|inside)(?! (?:need|search|the market|the process))`,
    `${NOW} (?:paying|pays?|leas(?:es?|ing)|rent(?:s|ing)|occup(?:y|ies|ying)|operat(?:es?|ing)|housed|spread)`,
    `(?:${SOMEBODY} )?(?:pays?|paid|(?:${IS} )paying) (?:about |around |only )?\\$? ?\\d[^ ]*`,
    `${SOMEBODY}(?: (?:at|in|of|from|over at|with)(?: (?!to )[^ ,]+){1,6}?)? (?:just )?(?:toured|hated|saw|visited|walked|rejected|outgrew|own|owns|owned|ran|had|lost|leave|leaves|left)`,
    `and (?:hated|loved|liked|rejected) (?:it|them)`,
    `signed ${OWN} (?:last|current|present|old|first|existing)`,
    `used to (?:be|have|run|lease|rent|occupy|want|need|insist|ask)`,
    `${IS} (?:pulling|losing|retiring|closing|selling|kicking)|los(?:e|es|ing) ${OWN} (?:place|space|lease|building)`,
    `(?:it|place|space|building|bldg) (?:only has|has only|is too|was too|doesn't have|has no)`,
    `(?:current|existing|present|today|old)(?: (?:space|facility|location|building|premises|situation|size))? :`,
    `(?:present|existing|current) (?:rent|rental|rate) (?:of|is|was)`,
    `${OWN} (?:lxd|lease|roof|vacancy|lender)`,
  ].join('|')})(?= |$)`,
)

/** "told you one acre but", "wanted Deer Park but": what was said first, where something else is said behind it. */
const TAKEN_BACK =
  /(?:^| )(?:told (?:me|you|us|them|him|her)|wanted|asked for|asking for|started (?:out |off )?(?:at|with|asking for|looking for|wanting)|thought|insisted on|used to (?:want|need|insist on|ask for))(?= )(?:(?! but ).){1,80} but (?=(?:the |their |his |her )?(?:number|size|figure|client|owner|tenant|boss|they|he|she|now|it|actually|really|we|that)\b)/

/** "We're in 18,000 SF in Stafford now. We'd want 30,000 in Katy.": how somebody is housed, in a message of several sentences. */
export function toldSentences(reading: Reading): TokenSpan[] {
  const { tokens } = reading
  const stops = tokens.flatMap((token, at) => (isStop(reading, at) || /^[()]$/.test(token.text) ? [at] : []))
  const ends = [...stops, tokens.length]
  const sentences = ends.map((end, i) => ({ start: (ends[i - 1] ?? -1) + 1, end }))
  const areSeveral = sentences.filter(({ start, end }) => end > start + 1).length > 1
  return sentences.flatMap((sentence) => toldClauses(tokens, sentence, areSeveral))
}

/** In a sentence alone only what stands before a wish, or a "but", is told. */
function toldClauses(
  tokens: readonly Token[],
  { start, end }: TokenSpan,
  isOneOfSeveral: boolean,
): TokenSpan[] {
  const takenBack = takenBackIn(tokens, start, end)
  const clauses = takenBack === null ? [] : [{ start, end: takenBack }]
  for (let from = takenBack ?? start; from < end; ) {
    const told = toldIn(tokens, from, end)
    if (told === null) return clauses
    const next = endOfTold(tokens, told.said, end)
    if (next === null && !isOneOfSeveral) return clauses
    clauses.push({ start: clauseStart(tokens, from, told.start), end: next ?? end })
    from = (next ?? end) + 1
  }
  return clauses
}

/** Where a clause that tells begins: at its sentence, or behind what joins it to the one before. */
function clauseStart(tokens: readonly Token[], start: number, said: number): number {
  return start + 1 + tokens.slice(start, said).findLastIndex(({ text }) => JOINT.test(text))
}

const JOINT = /^(?:[,:]|and|but|because|since|so|as|while)$/

/** The joint before a wish, or a "but". */
function endOfTold(tokens: readonly Token[], from: number, end: number): number | null {
  for (let at = from; at < end; at++) {
    const word = tokens[at]?.text ?? ''
    if (/^(?:but|however|separately|meanwhile)$/.test(word)) return at
    if (/^(?:,|and|so|-)$/.test(word) && wishes.longest(tokens, pastJoints(tokens, at)) !== null) return at
  }
  return null
}

/** Where the words that tell it stand in a clause, `said` not included; null where nothing is told. */
function toldIn(tokens: readonly Token[], from: number, end: number): ToldSentence | null {
  const words = tokens.slice(from, end).map(({ text }) => text)
  const match = TOLD.exec(words.join(' '))
  if (match === null) return null
  const start = from + wordsBefore(words, match.index)
  return { start, said: from + wordsBefore(words, match.index + match[0].length) }
}

/** The token after the "but" that takes back what is said before it. */
function takenBackIn(tokens: readonly Token[], from: number, end: number): number | null {
  const words = tokens.slice(from, end).map(({ text }) => text)
  const match = TAKEN_BACK.exec(words.join(' '))
  return match === null ? null : from + wordsBefore(words, match.index + match[0].length)
}

/** How many words end before a place in the text that they make. */
function wordsBefore(words: readonly string[], place: number): number {
  let length = 0
  return words.filter((word) => {
    length += word.length + 1
    return length - 1 <= place
  }).length
}
