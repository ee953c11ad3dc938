import { knownFirms, looseFirms } from '../vocabulary/known-firms.ts'
import { knownPlaces } from '../vocabulary/known-places.ts'
import { foundCriterion, type Reader, type Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** First names that are seldom anything else. Written by hand. */
const FIRST_NAMES = new Set(
  (
    'aaron adam adrian alan albert alex alexis alice alicia allison amanda amber amy andrea andrew angela anita anna anne ' +
    'anthony antonio april ashley barbara becky ben benjamin beth bethany betty bill bob bobby brad bradley brandon brenda ' +
    'brett brian bridget bruce bryan caleb carl carla carlos carol caroline carrie catherine cathy chad charles cheryl chris ' +
    'christina christine christopher cindy claire claudia cody colin connor corey courtney craig crystal curtis cynthia dan ' +
    'dana daniel danielle danny darren dave david dawn dean deborah debra denise dennis derek diana diane don donald donna ' +
    'doug douglas drew dylan ed eddie edward eileen elaine elena elizabeth ellen emily emma eric erica erik erin ethan eugene ' +
    'evan evelyn felix frank fred gabriel gary george gerald gina glen glenn gloria greg gregory hannah harold heather hector ' +
    'heidi helen henry holly howard ian irene isabel jackie jacob jaime jake james jamie jane janet janice jared jason javier ' +
    'jay jean jeff jeffrey jen jennifer jenny jeremy jerry jesse jessica jill jim jimmy joan joanna joe joel john johnny jon ' +
    'jonathan jordan jorge jose joseph josh joshua joyce juan judith judy julia julian julie justin karen karl kate katherine ' +
    'kathleen kathy katie keith kelly ken kenneth kevin kim kimberly kristen kristin kurt kyle lance larry laura lauren leah ' +
    'leslie linda lindsay lisa liz lori louis lucas lucy luis luke lydia marc marcus margaret maria marie marilyn mario marisol ' +
    'martha marvin mary matt matthew maureen megan melanie melissa michael michele michelle miguel mike mitchell molly monica ' +
    'nancy natalie nathan neil nicholas nick nicole nina noah norman omar oscar pam pamela patricia patrick paul paula peggy ' +
    'pedro peter phil philip phillip rachel ralph ramon randy raul raymond rebecca renee ricardo richard rick rob robert roberto ' +
    'robin rodney roger ron ronald rosa ross roy russell ruth ryan sally sam samantha samuel sandra sara sarah scott sean sergio ' +
    'shannon sharon shawn sheila sherry simon sofia sonia sophia stacy stephanie stephen steve steven stuart sue susan suzanne ' +
    'sylvia tamara tammy tanya tara ted teresa terry theresa thomas tiffany tim timothy tina todd tom tommy tony tracy trevor ' +
    'troy tyler valerie vanessa veronica vicki victor vincent virginia walter wanda wayne wendy wesley will william yolanda zach'
  ).split(' '),
)

/** What says behind a name that it is a broker's. */
const deeds = phraseTable([
  [
    true,
    'listings|listing|deals|comps|did|closed|handled|brokered|repped|reps|listed|lists|is listing|has listed|is marketing|signed',
  ],
])
/** Between a broker and the firm. */
const joints = phraseTable([[true, 'over at|at|from|of|with|over with|,|(']])
/** Before a broker’s name: "or her colleague Lisa Ong". */
const CUES =
  /^(?:by|partner|colleague|teammate|associate|except|excluding|without|not|no|minus|broker|agent|and|or)$/
/** What places and firms are called, and no person. */
const OF_PLACES =
  /^(?:creek|beach|street|st|road|rd|park|hills?|lakes?|rivers?|ridge|center|plaza|point|springs?|valley|heights|grove|foods?|stores?|logistics|industrial|realty|properties|capital|group|partners|commercial|construction|avenue|ave|drive|lane|blvd|county|field|island)$/

/** "Dana Kowalczyk at Cushman", "the deals Mike Reyes did": a broker of whom nobody has heard. */
export const readPerson: Reader = (reading, at, lead) => {
  const { tokens, text } = reading
  const [first, last] = [tokens[at], tokens[at + 1]]
  if (!FIRST_NAMES.has(first?.text ?? '') || last?.kind !== 'word' || last.text.length < 2) return null
  if (!isSurname(reading, at + 1)) return null
  const isPossessive = /['’]s$/.test(last.text)
  const deed = deeds.longest(tokens, at + 2)
  const joint = joints.longest(tokens, at + 2)
  const isOfFirm =
    joint !== null &&
    (knownFirms.longest(tokens, joint.end) !== null || looseFirms.longest(tokens, joint.end) !== null)
  const isCued = CUES.test(tokens[at - 1]?.text ?? '') && isWritten(reading, at) && isWritten(reading, at + 1)
  // "Sarah Nguyen or Tom Petrakis listings": what is said of the second is said of both.
  const isBeforeOther =
    /^(?:or|and|&|,)$/.test(tokens[at + 2]?.text ?? '') &&
    (reading.vocabulary.brokerNames.longest(tokens, at + 3)?.isWhole === true ||
      readPerson(reading, at + 3, lead) !== null)
  if (deed === null && !isOfFirm && !isPossessive && !isCued && !isBeforeOther) return null
  const name = text.slice(first?.start, last.end).replace(/['’]s$/, '')
  return foundCriterion({ kind: 'party', field: 'brokerName', text: name, not: false }, at + 2)
}

function isWritten({ tokens, text }: Reading, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end))
}

/** A word that means nothing else. */
function isSurname(reading: Reading, at: number): boolean {
  const { tokens, vocabulary } = reading
  const word = tokens[at]?.text.replace(/['’]s$/, '') ?? ''
  if (glueAt(tokens, at) !== null && !isWritten(reading, at)) return false
  const isPlace =
    knownPlaces().places.longest(tokens, at) !== null || vocabulary.cities.exact(tokens, at) !== null
  return (
    !isTerm(word) && !isPlace && !OF_PLACES.test(word) && (isWritten(reading, at) || !vocabulary.isWord(word))
  )
}
