import type { Criterion } from '../../criteria/criterion.ts'
import { comparators } from '../amounts/comparators.ts'
import { months, quarters } from '../vocabulary/date-terms.ts'
import type { Found, Reader } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { type StatedNoun, statedNounAt } from './stated-nouns.ts'

/** What is done with a field that says something. */
const DONE = 'stated|listed|disclosed|recorded|reported|posted|published|on file|on record|on the record'
/** "no rent given": with a denial these say as much. Before a field alone they say other things as well. */
const DONE_OR_GIVEN = `${DONE}|given|shown|known|specified|entered|quoted|noted|indicated|provided|in the record|in the file|in the book|in the system|in the data`
const ARTICLES = 'a|an|any|the|its|their'

const lacks = phraseTable([
  [
    true,
    'without|w/o|w/out|wo|with no|w/ no|w no|has no|have no|having no|lacking|lacks|lack|missing|sans|there is no|there are no|where there is no|where there are no|' +
      ['does not', "doesn't", 'do not', "don't", 'did not', "didn't", 'not']
        .flatMap((not) =>
          'have|state|list|show|give|disclose|report|name|say|stating|listing|showing|giving|disclosing'
            .split('|')
            .map((verb) => `${not} ${verb}`),
        )
        .join('|') +
      '|' +
      'states|state|lists|list|shows|show|gives|give|name|names|stating|listing|showing'
        .split('|')
        .map((verb) => `${verb} no`)
        .join('|'),
  ],
])
const no = phraseTable([[true, 'no']])
const has = phraseTable<'plainly' | 'with article'>([
  ['with article', 'with|w/|having|has|have|state|states|list|lists|give|gives|disclose|discloses'],
  [
    'plainly',
    ['that', 'which', 'who']
      .flatMap((that) =>
        'have|has|state|states|list|lists|give|gives|disclose|discloses|do have|does have'
          .split('|')
          .map((verb) => `${that} ${verb}`),
      )
      .join('|'),
  ],
])
const articles = phraseTable([[true, ARTICLES]])
const known = phraseTable([
  [true, 'stated|listed|known|disclosed|recorded|reported|published|given|specified'],
])
const unknown = phraseTable([[true, 'unknown|undisclosed|unlisted|unstated|unspecified|unreported|blank|missing|empty']])
const done = phraseTable([[true, DONE]])
const doneOrGiven = phraseTable([[true, DONE_OR_GIVEN]])
const are = phraseTable([[true, 'is|are|was|were|has been|have been']])
const notDone = phraseTable<'said' | 'gone' | 'open'>([
  [
    'said',
    [
      ...['not', 'is not', 'are not', 'was not', 'were not', "isn't", "aren't", "wasn't", "weren't", 'not yet'],
      ...['never', 'was never', 'were never', 'has not been', 'have not been', "hasn't been", "haven't been"],
    ]
      .flatMap((not) => DONE_OR_GIVEN.split('|').map((word) => `${not} ${word}`))
      .join('|'),
  ],
  [
    'said',
    ['', 'is ', 'are ', 'was ', 'were ', 'is still ', 'still ']
      .flatMap((be) =>
        'unknown|undisclosed|unstated|unlisted|unspecified|unreported'.split('|').map((word) => be + word),
      )
      .join('|'),
  ],
  [
    'gone',
    ['', 'is ', 'are ', 'was ', 'were ']
      .flatMap((be) => 'missing|blank|empty|left blank|left empty|n/a'.split('|').map((word) => be + word))
      .join('|'),
  ],
  [
    'open',
    ['', 'is ', 'are ', 'is still ', 'still ']
      .flatMap((be) => 'tbd|tba|to be determined'.split('|').map((word) => be + word))
      .join('|'),
  ],
])
const leads = phraseTable([[true, 'with|where|whose|where the|with the|with a|with an|with its|that have the|the|and the|and']])
const ofField = phraseTable([
  [true, 'info|information|data|figure|figures|value|values|details|at all|whatsoever|of any kind|in place'],
])

/**
 * "without a rent", "no tenant listed", "expiration unknown", "with a stated rent": whether a field says anything. What
 * is denied is the field: the place behind it stays asked for.
 */
export const readStated: Reader = ({ tokens }, at) =>
  denied(tokens, at) ?? unknownNoun(tokens, at) ?? nounFirst(tokens, at) ?? had(tokens, at)

/** "without a rent", "with no stated tenant", "no clear height given" */
function denied(tokens: readonly Token[], at: number): Found | null {
  const lack = lacks.longest(tokens, at)
  const cue = lack ?? no.longest(tokens, at)
  if (cue === null) return null
  const article = articles.longest(tokens, cue.end)?.end ?? cue.end
  const adjective = known.longest(tokens, article)
  const noun = statedNounAt(tokens, adjective?.end ?? article)
  if (noun === null || (noun.isHad && adjective === null)) return null
  const behind = doneOrGiven.longest(tokens, noun.end) ?? inPlace(tokens, noun)
  // "no rent" by itself may say that none is to be paid, or that it does not matter.
  if (lack === null && adjective === null && behind === null) return null
  return foundAt(tokens, noun, true, behind?.end ?? noun.end)
}

/** "no tenant in place" */
function inPlace(tokens: readonly Token[], noun: StatedNoun): { end: number } | null {
  const isThere = tokens[noun.end]?.text === 'in' && tokens[noun.end + 1]?.text === 'place'
  return noun.field === 'tenant' && isThere ? { end: noun.end + 2 } : null
}

/** "unknown tenant", "with an undisclosed sale price" */
function unknownNoun(tokens: readonly Token[], at: number): Found | null {
  const lead = leads.longest(tokens, at)
  const adjective = unknown.longest(tokens, lead?.end ?? at)
  const noun = adjective === null ? null : statedNounAt(tokens, adjective.end)
  return noun === null || noun.isHad ? null : foundAt(tokens, noun, true, noun.end)
}

/** "rent not stated", "whose expiration is unknown", "with the rent TBD", "rent stated" */
function nounFirst(tokens: readonly Token[], at: number): Found | null {
  const lead = leads.longest(tokens, at)
  const noun = statedNounAt(tokens, lead?.end ?? at)
  if (noun === null) return null
  const not = notDone.longest(tokens, noun.end)
  if (not !== null) {
    if (noun.isHad && not.value === 'gone') return null
    const isLed = lead !== null || at === 0
    if ((not.value === 'open' || isOfWish(tokens, at)) && !isLed) return null
    return foundAt(tokens, noun, true, not.end)
  }
  const said = done.longest(tokens, are.longest(tokens, noun.end)?.end ?? noun.end)
  return said === null ? null : foundAt(tokens, noun, false, said.end)
}

/** "with a stated rent", "that have a tenant" */
function had(tokens: readonly Token[], at: number): Found | null {
  const cue = has.longest(tokens, at)
  if (cue === null) return null
  const article = articles.longest(tokens, cue.end)
  const adjective = known.longest(tokens, article?.end ?? cue.end)
  const noun = statedNounAt(tokens, adjective?.end ?? article?.end ?? cue.end)
  if (noun === null || (noun.isHad && adjective === null)) return null
  const isAny = adjective !== null || article !== null || cue.value === 'plainly'
  return isAny ? foundAt(tokens, noun, false, noun.end) : null
}

function foundAt(tokens: readonly Token[], { field }: StatedNoun, not: boolean, at: number): Found | null {
  const end = ofField.longest(tokens, at)?.end ?? at
  if (!isWhole(tokens, end)) return null
  const criterion: Criterion = { kind: 'stated', field, not }
  return { kind: 'criterion', criterion, negated: { ...criterion, not: !not }, end }
}

/** Whether nothing more is said of the field: "no rent over $1" is of a figure, "no broker fee" of a fee. */
function isWhole(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next === undefined) return true
  if (next.kind === 'sign') return /^[,.;:!?()&/-]$/.test(next.text) && tokens[at + 1]?.kind !== 'number'
  if (JOINS.test(next.text)) return !isOfFigure(tokens, at + 1)
  return PLACES.test(next.text) && !isOfFigure(tokens, at + 1)
}

const JOINS =
  /^(?:and|or|nor|but|that|which|who|whose|where|with|without|please|pls|so|then|also|plus|though|sorted|built|no|not|have|has|are|is|should)$/
const PLACES = /^(?:in|near|around|at|on|along|within|inside|outside|throughout|across|by|from|off)$/

/** "around 90 cents", "in the high 80s", "in March", "on a NNN basis", "or over $1" */
function isOfFigure(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next === undefined) return false
  const isDay = months.longest(tokens, at) !== null || quarters.longest(tokens, at) !== null
  const isBound = comparators.longest(tokens, at) !== null && !/^(?:near|in|at|on|from|within)$/.test(next.text)
  return next.kind === 'number' || next.text === '$' || isDay || isBound || OF_FIGURE.test(next.text)
}

const OF_FIGURE = /^(?:the|a|an|this|next|last|line|excess|spring|summer|fall|autumn|winter|place|least|most)$/

/** "client needs 50k in Katy, rent unknown": of what somebody is looking for nothing is stated. */
function isOfWish(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).some(({ text }) => WISHES.test(text))
}

const WISHES =
  /^(?:needs?|needed|needing|clients?|wants?|wanting|looking|looks|requires?|requirements?|prefers?|budget|seeking|searching)$/
