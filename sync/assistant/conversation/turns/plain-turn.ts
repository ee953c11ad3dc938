import { withApostrophes } from '../../../domain/query/words/apostrophes.ts'
import { lex } from '../../../domain/query/words/lexer.ts'
import { spokenHundreds } from '../../../domain/query/words/number-phrase.ts'
import { withDigits } from '../../../domain/query/words/with-digits.ts'
import { withCalledFigure } from './called-figure.ts'
import { withStuffLeftOut } from './left-out-stuff.ts'
import { withMendedFigure } from './mended-figure.ts'
import { ORDER_LEAD, ORDER_VERB } from './orders.ts'
import { rewordedQuestion } from './reworded-questions.ts'
import { rewordedTurn } from './reworded-turn.ts'
import { withTurnWordsMended } from './turn-spelling.ts'

const GREETINGS =
  /^(?:(?:hey|hi|hello|yo|um+|uh+|hm+|you know what|on second thoughts?|thinking about it|well|alright|great|cool|perfect|nice|awesome|got it|sounds good|thanks|thank you|thx|yeah|yep|yes|ok so|so)\b[\s,.!-]*)+(?=\S)/i
const THANKS =
  /[\s,.!-]+(?:please|pls|plz|thanks(?: a lot| so much| again)?|thank you|thx|ty|cheers|if you (?:can|could|would)|if (?:that|it)(?:'?s| is)(?: all right| alright| ok(?:ay)?| fine| possible| not too much(?: trouble)?| cool)|if (?:possible|you don'?t mind)|for me|real quick|when you can|buddy|man)[\s.!?]*$/i

/** "and could you please remove the first one": an order, politely. */
const POLITE = new RegExp(
  `^(?:(?:and|ok|okay|so|now|then|also|but)[, ]+)*(?:can|could|would|will) (?:you|we)(?: (?:please|pls|kindly|just|maybe|also|possibly))* (?=${ORDER_VERB}\\b)`,
  'i',
)
/** "now the one at the bottom of the list, details please" */
const AT_END_OF_LIST =
  /^(?:now )?(?:show me |give me |open(?: up)? |pull up |go to |look at )?the one (?:at|on) the (bottom|top|end)(?: of (?:the|that|this) list)?(?:,? (?:the )?details)?(?=[.!?]*$)/i
/** "never mind, Magnolia instead": what follows takes the place of what was said. */
const NEVER_MIND = /^never ?mind[,.;:-]*\s+(?=.+\binstead\b)/i
/** "open it up to 200k": a looser bound, on whichever side it was. */
const OPENS_TO = /\bopen (?:(?:it|that|this|things|them) )?up to (?=\$?\.?\d)/i

/** "actually gross is fine too" lets in more, and waives nothing. */
const FINE_TOO =
  /^(?:actually|ok(?:ay)?|and|but)?[, ]*(?<what>.+?) (?:(?:is|are|would be) (?:fine|ok|okay|good|acceptable|alright)|works?|would work)(?: (?:by|for|with) (?:me|us|them))? (?:too|also|as well)[.!]*$/i

/** "2 months is ok too": as far as that. */
const FIGURE_FINE_TOO =
  /^(?:actually|ok(?:ay)?|and|but)?[, ]*(?<figure>\$?\.?\d[\d.,]*k?(?: (?!to\b|or\b|and\b)\w+)?) (?:(?:is|are|would be) (?:fine|ok|okay|good|acceptable|alright)|works?|would work) (?:too|also|as well)[.!]*$/i

/** "I said Magnolia but Tomball is fine too": what was said before stands. */
const AS_SAID =
  /^(?:(?:ok|okay|and|so|well|actually)[, ]+)*(?:i|we|he|she|they) (?:know (?:i|we) )?(?:said|asked for|told you|wanted)\b[^.;]*?[,;]? (?:but|though|although)\s+(?=.+ (?:fine|ok|okay|good|acceptable|alright|works?)\b)/i

/** "a little bigger is ok, say to 70k" */
const SAY_TO = /\b(?:say|maybe|perhaps|even) (?:up )?to (?=\$?\.?\d)/i

/** "how about Pasadena as well" lets in more. */
const ASKS_ALSO = /^(?:(?:ok|and|so)[, ]+)*(?:how|what) about (?<what>.+?) (?:as well|too|also)[.?!]*$/i

/** "Doral as well", "add Hialeah too" let in more. */
const ALSO_AT_END =
  /^(?:(?:ok|and|then|oh|please)[, ]+)*(?:(?:add|include|throw in|bring in)(?: in)? )?(?!(?:drop|remove|lose|skip|kill|not?|without|exclude|take|make|that|this|it|these|those|too|also|cut|sort|show|only|just|is|are|what|how|same|keep|leave|under|over|up|down|at|max|min)\b)(?<what>[^,;.?!]+?),? (?:as well|too|also)[.!]*$/i

/** "please amend the minimum to 200,000 square feet": that bound moves, and no other. */
const SETS_BOUND =
  /^(?:(?:ok|and|now|also|then|please|kindly|just|can you|could you|let's)[, ]+)*(?:change|amend|revise|adjust|update|set|move) (?:the|our|my|his|her|their) (?:(?<least>min(?:imum)?)|max(?:imum)?)(?: size)? to (?=\$?\.?\d)/i

/** "my client just called, he'd consider Magnolia as well": lets in more. */
const CONSIDERS =
  /^(?:.*?[,;] )?(?:he|she|they|the client|client|i|we)(?:'d| would| can| could| will|'ll)(?: also)? (?:consider|look at|take|accept|be (?:ok|fine) with|do) (?<what>[^,;.?!]+?),? (?:as well|too|also)[.!]*$/i

/** "remove the ones without sprinklers": what is left has them. */
const DROPS_LACKING =
  /^(?:(?:ok|and|now|also|then|please|kindly|in addition|just)[, ]+)*(?:remove|drop|exclude|lose|skip|cut|toss|take out|get rid of|filter out|leave out) (?:the |any |all |those )?(?:properties|property|buildings?|ones|those|listings?|comps?|warehouses|spaces|anything|everything|any)(?: that(?: (?:are|is|come|comes))?)? (?:without|with no|lacking|lack|lacks)(?: any| an?)? (?=\S)/i

/** "10 max on the list", "no more than 8 results": how many are shown. */
const MOST_ROWS =
  /\b(?:(?:no more than|at most|max(?:imum)?(?: of)?|up to|limit of|only|just|about) )?(?<count>\d{1,2})(?: (?:max(?:imum)?|tops|at most|or so|or fewer|or less))?,? (?:on|in) (?:the|a|my|his|her|their|our) (?:list|sheet|page|report|results?|survey|tour)\b|\b(?:no more than|at most|max(?:imum)?(?: of)?|up to|limit of) (?<n>\d{1,2}) (?:results|rows|options|comps|listings|properties|entries|ones)\b|\b(?<m>\d{1,2}) (?:results|rows|options|comps|listings|properties|entries|ones) (?:max(?:imum)?|tops|at most)\b/i

/** "go as small as 15", "nothing under 25": how far a bound goes. */
const AS_LOW_AS =
  /^[a-z', ]*?\b(?:as (?:small|low|little|few|short|old) as|nothing (?:under|below|smaller than|less than|lower than|older than)) (?=\$?\.?\d)/i
const AS_HIGH_AS =
  /^[a-z', ]*?\b(?:as (?:big|high|large|much|many|tall) as|nothing (?:over|above|bigger than|more than|higher than|larger than)) (?=\$?\.?\d)/i

/** "or Ninebark either": neither of them. */
const NOR = /^(?:(?:and|or|nor|ok|also)[, ]+)*(?:not )?(?<what>[^\d,;]+?),? (?:either|neither)[.!]*$/i

/** "client got rid of the crane requirement": what goes, whoever says so. */
const GOT_RID =
  /^.*?\b(?:(?:got|gets|getting|has gotten) rid of|(?:dropped|nixed|killed|scrapped|waived|removed|cut|ditched|took off|took out|gave up(?: on)?|no longer has|lost|backed off)(?= (?:the|their|his|her|that|its|our|a|an)\b))(?<what> .+?)[.!]*$/i
/** "ok 18", "36 then": another figure for what was bounded. */
const THEN_FIGURE =
  /^(?:(?:ok|okay|yeah|yes|alright|fine|so|hmm?|then|and|maybe|try|well)[, ]+)+(?!(?:19|20)\d\d\b|\d{5}\b)(?<figure>\$?\.?\d[\d.,]*k?)(?: then| instead)?[.!?]*$|^(?:(?:ok|okay|so|fine|well|no|actually|try|then)[, ]+)*(?<words>(?:half|a quarter of|three quarters of) a million|a (?:half|quarter) million)(?: then| instead)?[.!?]*$|^(?!(?:19|20)\d\d\b|\d{5}\b)(?<then>\$?\.?\d[\d.,]*k?)(?:,? (?:then|instead))?[.!?]*$/i
/** "drop them": of what was spoken of before. */
const ABOUT_THEM = '(?:\\w+ ){1,2}(?:it|them|those|these|that)(?: out| off)?[.!]*$'
/** "thats thin, make it 7", "some of these are way too big, cap it at 160": what is thought of the list orders nothing. */
const COMMENT = new RegExp(
  `^(?!(?:any|whatever|no)\\b)[^,;.\\d]*\\b(?:too|thin|slim|skinny|sparse|a lot|lots|not (?:enough|many|much|a lot)|hardly|barely|only a few|overkill|crowded|pickings|nothing (?:there|here|good)|(?:some|most|half|all|few|many) of (?:these|those|them)|kind of|sort of|bit|still|wow|yikes|ugh|ouch|crap|dang|not great|i see|fair enough|makes sense|(?:that|this|which|it) (?:kills|killed|wipes|wiped|leaves|left|cuts) (?:it|me|us|everything|nothing|too)|on second thought|budget'?s? (?:tight|up)|good news|bad news|just (?:heard|talked|spoke)|(?:talked|spoke) (?:to|with)|got off the phone|turns out|heard (?:back )?from|checked with)\\b[^,;.\\d]*[,;.-]+\\s*(?=\\S)(?!${ABOUT_THEM})(?<order>${ORDER_LEAD}(?:${ORDER_VERB}|back (?:down |up )?to|stay at|stick with|max|min|keep|try|limit|stretch|open|push|no more|at (?:most|least)|under|over|nothing|only|just|he|she|they|we|i|client|go)\\b.*)$`,
  'i',
)

const OTHER_WAY = /^(?:no[, ]+)?(?:the )?other way (?:a)?round[,:]?\s*/i

/** "ok back to 20": to a figure, and not to what was asked before. */
const BACK_TO =
  /^(?:(?:ok|okay|no|and|just|actually|now|let's)[, ]+)*(?:(?:go )?back (?:down |up )?to|stay at|stick (?:with|to)|leave it at|keep it at) (?=\$?\.?\d)/i

/** "add office": space in the building, and no other type. */
const ADDS_OFFICE =
  /\badd (?:in )?(?:an? |some )?office(?: space)?(?! (?:buildings?|bldgs?|properties|type|or))\b/i

const AND_A_HALF = /\b(one|\d+) and (?:a|one) half\b(?! (?:million|mil|m)\b)/gi

/** A turn without greetings and thanks, in its usual spelling: what is left says what to do. */
export function plainTurn(words: string): string {
  const mended = withTurnWordsMended(
    words.replaceAll(/\b(how|what) (?:bout|abt|abot)\b/gi, '$1 about').replaceAll(/\bnvm\b/gi, 'never mind'),
  )
  const written = mended
    .replaceAll(/\bw\/(?:o\b|out\b)/gi, 'without')
    .replaceAll(/\bw\/in?\b(?!-)/gi, 'within')
  let text = withApostrophes(written.replaceAll(/\s+/g, ' ').trim())
  for (;;) {
    const shorter = text.replace(THANKS, '')
    if (shorter === text || shorter.trim() === '') break
    text = shorter
  }
  const figured = withStuffLeftOut(withCalledFigure(withMendedFigure(withoutKeptTalk(text))))
  const plain = rewordedTurn(rewordedQuestion(figured.replace(GREETINGS, '').replace(POLITE, '')))
    .replace(AT_END_OF_LIST, (_, end: string) => (/bottom|end/i.test(end) ? 'the last one' : 'number 1'))
    .replace(NEVER_MIND, '')
    .replace(OPENS_TO, 'relax to ')
    .replace(CONSIDERS, 'also $<what> too')
    .replace(COMMENT, '$<order>')
    .replace(DROPS_LACKING, 'that have ')
    .replace(SETS_BOUND, (_, least: string | undefined) => (least === undefined ? 'cap it at ' : 'floor of '))
    .replace(MOST_ROWS, 'first $<count>$<n>$<m>')
    .replace(AS_LOW_AS, 'floor of ')
    .replace(AS_HIGH_AS, 'cap it at ')
    .replace(NOR, 'not $<what>')
    .replace(GOT_RID, 'drop$<what>')
    .replace(AS_SAID, '')
    .replace(FIGURE_FINE_TOO, 'make it $<figure>')
    .replace(FINE_TOO, 'also $<what>')
    .replace(SAY_TO, 'up to ')
    .replace(ASKS_ALSO, 'also $<what>')
    .replace(ALSO_AT_END, 'also $<what> too')
    .replace(OTHER_WAY, '')
    .replace(BACK_TO, 'make it ')
    .replace(ADDS_OFFICE, 'with office')
  const counted = withDigits(plain).replace(THEN_FIGURE, 'make it $<figure>$<words>$<then>')
  return withSpokenEnd(
    counted.replace(AND_A_HALF, (_, whole: string) => `${/^one$/i.test(whole) ? 1 : whole}.5`),
  )
}

/** "between 80 and one twenty", "make that two fifty": hundreds as they are spoken, where nothing says of what. */
function withSpokenEnd(text: string): string {
  const tokens = lex(text)
  for (const [at, token] of tokens.entries()) {
    const spoken = spokenHundreds(tokens, at)
    const [last, next] = [tokens[(spoken?.end ?? 0) - 1], tokens[spoken?.end ?? 0]]
    const isEnd = next === undefined || next.kind === 'sign' || /^(?:max|min|tops|or)$/.test(next.text)
    if (spoken === null || last === undefined || !isEnd) continue
    return `${text.slice(0, token.start)}${spoken.value}${text.slice(last.end)}`
  }
  return text
}

const JOINT = '(?:\\s*(?:[,.;!?]|\\b(?:but|and|then|just)\\b)\\s*)'
const SAME =
  '(?:alone|as (?:is|it is|they are|it was|they were|before)|(?:the|all the) same|unchanged|intact|untouched|in place|where (?:it|they) (?:is|are))'
const REST =
  '(?:everything else|all else|all the rest|the rest|the others?|the other (?:stuff|filters|criteria))'
const TALK = [
  `(?:keep|leave|hold) ${REST}(?: (?:${SAME}|there|in))?`,
  `(?:keep|leave|hold) [^,.;!?]{1,40}? ${SAME}`,
  `${REST} (?:(?:can |should |must )?stays?|(?:is|are|remains?)(?= ))(?: (?:${SAME}|put))?`,
  `(?:don['’]t|do not) (?:touch|change|mess with) [^,.;!?]{1,40}?`,
].join('|')
/** "but keep everything else", "leave the doors alone" */
const KEPT = new RegExp(
  `(?:^|${JOINT}+)(?:please |still )*(?:${TALK})(?=\\s*(?:$|[,.;!?]|\\bbut\\b|\\band\\b))`,
  'gi',
)

/** A turn without clauses that only say what stays as it is; one that says nothing else stays whole. */
function withoutKeptTalk(text: string): string {
  const rest = text.replaceAll(KEPT, '')
  return /[\p{L}\d]/u.test(rest) ? rest.replace(/^[\s,.;!?]+(?:(?:but|and|then)\b\s*)?/i, '') : text
}
