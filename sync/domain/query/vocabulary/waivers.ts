import { phraseTable } from '../words/phrase-table.ts'

const NOT = ['not', "isn't", "aren't", 'by no means', 'in no way']
const HOW = ['', ' strictly', ' absolutely', ' really', ' at all', ' all that', ' particularly']
const NOT_AT_ALL = [
  '',
  'is ',
  'are ',
  'but ',
  'but is ',
  'but are ',
  "it's ",
  "but it's ",
  "that's ",
  "but that's ",
  "they're ",
  "but they're ",
].flatMap((verb) => NOT.flatMap((not) => HOW.map((how) => `${verb}${not}${how}`)))
const NEEDED =
  'required|needed|necessary|a must|a must have|a requirement|requirements|a necessity|mandatory|essential|important|critical|crucial|vital|a priority|a deal breaker|a dealbreaker|a deal killer|a concern|a factor|an issue'
const DENIED_NEED = NOT_AT_ALL.flatMap((not) => NEEDED.split('|').map((need) => `${not} ${need}`)).join('|')
/** "rail, not required": these deny a need behind a comma as well. */
export const deniedNeeds = phraseTable([
  [true, `${DENIED_NEED}|unnecessary|optional|none required|none needed|none necessary`],
])
const WELCOME =
  'nice|lovely|awesome|cool|fantastic|wonderful|terrific|sweet|gravy|super|great|good|agreeable|handy|helpful|welcome|preferable|desirable|appreciated|ideal'
    .split('|')
    .flatMap((word) => [`would be ${word}`, `would be ${word} to have`])
    .join('|')

/** Says of what stands before that it is not needed. */
export const waivers = phraseTable([
  [true, `${DENIED_NEED}|${WELCOME}`],
  [
    true,
    "don't care|doesn't care|do not care|does not care|we don't care|they don't care|i don't care|who cares|we don't care about|i don't care about|they don't care about|don't care about|doesn't care about|irrelevant|is irrelevant|are irrelevant|unimportant|is unimportant|of no importance|is of no importance|can be anyone|can be anybody|could be anyone|unnecessary|optional|is optional|are optional|would be optional|will be optional|should be optional|ok|okay|is ok|is okay|are ok|are okay|is fine|are fine|fine|is acceptable|acceptable|doesn't matter|don't matter|does not matter|no big deal|is all the same|are all the same|is all the same to us|is all the same to me|is all one to us|is all one to me|makes no difference|make no difference|makes no odds|is neither here nor there|either way|or not|would be ok|would be fine|works too|is negotiable|negotiable|a plus|is a plus|are a plus|a bonus|is a bonus|are a bonus|would be a plus|would be a bonus|would be a nice to have|a nice to have|is a nice to have|are a nice to have|are nice to have|nice to have|is nice to have|a nice touch|preferred but not required|preferred but not needed|preferred but optional|preferred|is preferred|are preferred|desired|is desired|if possible|if available|if there is one|if they have it|but optional|or without|no issue|is whatever|whatever|wouldn't hurt|doesn't hurt|would be a waste|is a waste|are a waste|would be wasted|is wasted on us|would be overkill|is overkill|are overkill|isn't worth it|not worth it|is desirable|are desirable|desirable|desirable but not required|are welcome|welcome|is welcome|not needed but fine",
  ],
])

const EXCLUDED =
  "can go|could go|has to go|have to go|should go|must go|needs to go|need to go|gotta go|isn't an option|is not an option|not an option|isn't going to work|won't work|will not work|doesn't work|does not work|isn't happening|ain't happening|won't do|excluded|is excluded|are excluded|is out|are out|off the table|out of the question|not wanted|excepted|is excepted|are excepted|aside|left out|left off|left off it|left off the list|left off that list|left off their list|kept off|kept off the list|kept out|kept out of it|taken off|taken off the list|off the list|off their list|off my list|off our list|omitted|disregarded|ignored|removed|struck|skipped|left aside|set aside|left alone|not included|not allowed|is a no|are a no|no thanks|no thank you|no thx|hard no|hard pass|a hard no|is a hard no|no way|no go|a no go|is a no go|is out of it|is out of this|out of the mix|out of the list|out of the search|out of the picture|not for us|not for me|not for them|deal breaker|a deal breaker|is a deal breaker|are a deal breaker|dealbreaker|a dealbreaker|is a dealbreaker"

const NO_INTEREST = [
  "doesn't interest",
  'does not interest',
  "don't interest",
  'do not interest',
  "won't interest",
  'would not interest',
]
  .flatMap((not) =>
    ['', ' me', ' us', ' him', ' her', ' them', ' my client', ' our client', ' the client'].map(
      (whom) => not + whom,
    ),
  )
  .concat(
    ['is', 'are'].flatMap((be) =>
      ['', ' to me', ' to us', ' to him', ' to her', ' to them'].map((whom) => `${be} of no interest${whom}`),
    ),
  )
const IS = [
  '',
  'is ',
  'are ',
  'be ',
  'to be ',
  'is to be ',
  'are to be ',
  'should be ',
  'must be ',
  'shall be ',
  'can be ',
]

/** "Katy excluded", "gross is off the table", "NNN leases are to be disregarded" */
export const exclusions = phraseTable([
  [
    true,
    EXCLUDED.split('|')
      .flatMap((words) => IS.map((verb) => verb + words))
      .concat(NO_INTEREST)
      .join('|'),
  ],
])

/** "no office needed" */
export const needs = phraseTable([
  [true, 'needed|required|necessary|is needed|is required|is necessary|requirement|requirements'],
  [
    true,
    ['', 'is ', 'are ', "that's ", 'is still ', 'would be ']
      .flatMap((verb) =>
        ['no problem', 'not a problem', 'no biggie', 'no worries', 'no sweat', 'no issue', 'no big deal'].map(
          (words) => verb + words,
        ),
      )
      .join('|'),
  ],
])
