import type { Token } from '../words/lexer.ts'

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

/** Where the words that tell it stand in a clause, `said` not included; null where nothing is told. */
export function toldIn(tokens: readonly Token[], from: number, end: number): ToldSentence | null {
  const words = tokens.slice(from, end).map(({ text }) => text)
  const match = TOLD.exec(words.join(' '))
  if (match === null) return null
  const start = from + wordsBefore(words, match.index)
  return { start, said: from + wordsBefore(words, match.index + match[0].length) }
}

/** The token after the "but" that takes back what is said before it. */
export function takenBackIn(tokens: readonly Token[], from: number, end: number): number | null {
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
