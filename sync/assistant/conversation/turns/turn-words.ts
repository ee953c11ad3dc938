const START_OVER =
  /\b(?:start (?:over|again|fresh|from scratch)|new search|from scratch|forget (?:everything|all (?:of )?(?:that|it))|reset(?: everything| all)?|clear (?:everything|all|it all)|wipe (?:it|that|everything)|begin again|scrap (?:all (?:of )?(?:that|this|it)|everything)|different (?:search|question)|new question|new (?:client|requirement|tenant)\b[:,]?)\b|^(?:(?:ok|okay|alright|actually|no)[, ]+)*forget (?:that|it|this|those|them)\s*[.,;:!-]+\s*(?=\S)/i
const BACK =
  /\b(?:undo(?! (?:the|my|our) (?!last\b|change\b|previous\b)\w)|go back(?! (?:another|an? (?:further|extra|additional))\b)(?! \d{1,3}(?: (?:months?|mos?|years?|yrs?|quarters?))?[.!]*$)(?! (?:to|as far as|until|in time to) (?:the (?:start|beginning|end|top|first) of|last|this|early|late|mid|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|(?:19|20)\d\d|\d+ (?:years|months|quarters)))(?: (?:one|a step|to (?:before|the previous|what we had|the last one)))?|back (?:up|one|a step|to (?:before|the previous|what we had|where we were))|take (?:that|it) back(?! (?:another|an? (?:further|extra|additional)|\d+ (?:months?|mos?|years?|yrs?|quarters?))\b)|scratch that|never ?mind(?: that)?(?=\s*(?:$|[.,;:!-]))|cancel that|revert(?: that)?|put (?:that|it) back|put it back (?:how|the way) it was|as (?:it was )?before|previous (?:results?|search|list)|what we had before|restore (?:that|it))\b|^(?:(?:ok|no|please|just)[, ]+)*(?:back|previous|undo|revert|reverse that)[.!?]*$/i
/** What is said with a way back and changes nothing. */
const ONLY_TALK =
  /\b(?:please|ok|okay|oh|eh|meh|nah|hmm|too|thin|few|many|much|narrow|tight|restrictive|limiting|wide|broad|results|options|not|enough|left|better|worked|didn't|doesn't|work|help|liked|like|looked|looks|good|bad|no|wait|sorry|let'?s|can you|could you|just|actually|the|last|one|change|step|and|then|to|it|that|this|we|i|want|show|me|again)\b/gi
/** "no, 20" is another figure for what was just asked. */
const LONE_FIGURE =
  /^(?:no|nope|sorry|oops|whoops)[,.! ]+(?:make (?:it|that) |more like |rather |i meant? )?(?<figure>\$? ?[\d.][\d.,]* ?[km]?(?: ?(?:-|to|and) ?\$? ?[\d.][\d.,]* ?[km]?)?)[.!?]*$/i
const MORE =
  /^(?:(?:ok|and|please|can you|now)[, ]+)*(?:(?:show|give|list|see|pull up|let'?s see|i want|what(?:'s| is))?(?: me| us)?\s*(?:some |any |a few |the )?(?:more|next(?: page| (?!years?\b|quarters?\b|months?\b|weeks?\b)\w+)?(?! (?:year|quarter|month|week))|rest|others?|all of (?:them|those)|everything you have|what else)(?: of (?:them|those|these))?(?: do (?:you|we) have)?|what else(?: do (?:you|we) have| is there| have you got)?|anything else|keep going|continue)[.!?]*$/i
const RESTORES =
  /\b(?:put|add|bring|let|take|get) (?<what>.+?) back(?: in| into (?:it|the list))?[.!?]*$|\b(?:bring back|put back|add back|re-?include|re-?instate|let back in) (?<other>.+?)[.!?]*$/i
const SWAPS =
  /\b(?:swap|replace|switch|change|trade|substitute)\s+(?:out\s+)?(?:the\s+)?(?<from>.+?)\s+(?:for|with|to|by)\s+(?<to>.+?)[.!?]*$/i
const INSTEAD =
  /^(?:(?:ok|now|and|but|actually)[, ]+)*(?<to>.+?)\s+(?:instead of|rather than|(?<!\bbut )not(?! (?:above|below|over|under|more|less|fewer|greater|bigger|larger|smaller|taller|shorter|older|newer|later|earlier|higher|lower|before|after|past|beyond|exceeding|to exceed|cheaper|longer|in excess|needed|required|necessary)\b))\s+(?<from>.+?)[.!?]*$/i
const NOT_BUT =
  /^(?:(?:no|ok|actually)[, ]+)*not (?:in )?(?<from>[^,;]+?)(?:[,;]| but| -)\s*(?:but )?(?<to>.+?)[.!?]*$/i
const AROUND =
  /^(?:(?:ok|no|maybe|actually)[, ]+)*(?:closer to|nearer to|nearer|more like|around|about|roughly|say|like|nearly)\b.*\d/i
const REPLACES =
  /\b(?:instead|what about|how about|rather|switch to|change (?:it|that)? ?to|same|identical|likewise|try|now|make (?:it|that)|let'?s (?:do|try|say|see|go)|go (?:to|with|for|up|down)|(?:i|we|he|she|they|client|the client) (?:meant?|means)|no[, ]+wait|wait[, ]|sorry|correction|actually|only|just|or rather|but in|(?:it|that|this)(?:'s| is| was)(?! (?:fine|ok|okay)\b)|should (?:be|have been)|(?:was|is) (?:a mistake|wrong)|would be better|is better|even better|compare)\b/i
const MOVES =
  /\b(?:bump|relax|loosen|go|raise|lower|increase|decrease|stretch|push|move|drop|bring|take|reduce|cut|up|extend|open|widen|expand|tighten|make)\b(?: (?:it|that|them|this|the|my|our|\w+))*? (?:up |down |out )?to\b|\bup it to\b|\bkeep (?:it|that|them) (?:under|below)\b|\b(?:(?:can|could|will|would|'d|'ll) (?:also )?(?:live with|take|accept|do|settle for|go with|go as (?:low|high) as)|(?:ok|okay|fine|good|happy) with|settle for) (?=\$?\.?\d[\d.,]*k?\b)|\bcall it\b|^(?:and |now |then |ok |, )*(?:the )?(?:floor|cap|max(?:imum)?|min(?:imum)?|ceiling|bottom|top(?: end)?|upper end|lower end|upper limit|lower limit)(?: (?:it|that|them|this))?(?: out)? (?:to|at|is|of)\b/i
const DROPS =
  /\b(?:remove|drop|forget(?: about)?|ignore|get rid of|take (?:out|off|away)|scratch(?! (?:that|it|this)\b)|lose|clear(?= (?:the|that|my|off|out)\b)|undo(?= (?:the|my|our) (?!last\b|change\b|previous\b)\w)|scrap|ditch|nix|kill|axe|wipe(?= (?:the|that|my|off|out)\b)|strike|withdraw|pull off|omit|never ?mind|no longer|relax|loosen|delete|skip|exclude|excluding|except|leave out|without(?= the\b))\b/i
/** "28 works", "24 clear will do" */
const ENOUGH =
  /(?<=^(?:(?:ok|actually|and|even)[, ]+)*\$?[\d.,]+\S*(?: \w+){0,2}) (?:works?|will do|would do|would work|is enough|is plenty|suffices)[.!]*$/i
/** "take the year off again" */
const TAKES_OFF =
  /\b(?:take|get|bring|leave) (?:the |that |our )?(?<what>(?!it\b|that\b|out\b)[\w $,.-]+?) (?:off|out|away)\b(?! of\b)/i
/** "take rail off. Over 24 clear": what is said behind it. */
const BESIDE = /^\s*(?:[;?!,]|\.(?!\d)|but\b|and\b).+/i
const WAIVES =
  /\b(?:(?:isn'?t|aren'?t|is not|are not|ain'?t|not) (?:needed|required|important|necessary|a must|critical|essential|mandatory|a requirement|a priority|(?:an? |the )?(?:issue|concern|problem|factor|deal ?breaker))|\bis no (?:object|issue|concern)|(?:is|are|'s|would be) (?:fine|ok|okay|alright|all right|good too|acceptable|not (?:needed|required|important|necessary|a must)|irrelevant|optional|(?:now )?(?:wide |completely |totally |pretty )?open|(?:now )?flexible|negotiable|up in the air|anything goes|off the table|out the window|a non-?issue|whatever|gravy|no longer (?:an issue|needed|required|important|a factor|a must|relevant|a requirement))|can be (?:anything|whatever|any)|(?:not|isn'?t|aren'?t) (?:picky|particular|fussy|choosy|hung up|set|stuck|married) (?:about|on|to)|no preference (?:on|for|about|as to)|(?:doesn'?t|don'?t|does not|do not) matter|no matter|(?:doesn'?t|don'?t|does not|do not) have to (?:be|have)|don'?t (?:care|worry|mind)(?: about)?|do not care about|don'?t need|doesn'?t need|do not need|no need for|needn'?t (?:have|be)|(?:any|whatever|whichever|no particular)(?= (?:rents?|price|size|type|location|city|town|year|height|clear|lease|age|dates?|timing|period|term|landlord|owner|tenant|broker|buyer|seller|purchaser|brokerage|firm|submarket|area|acreage|vintage))(?! \w+ (?:in which|where|whose|with|by|signed|done|held)\b)|no longer (?:need|care about)|regardless of)\b/i
const NO_NEED =
  /^(?:ok|and|but|actually|[, ])*no (?<what>[^,;\d]+?) (?:is |are )?(?:needed|required|necessary)[.!?]*$/i
const ANYWHERE =
  /^(?:ok|and|now|just|actually|[, ])*(?:anywhere|any ?place|everywhere|all (?:towns|cities|markets|submarkets|areas))(?: is fine| works| will do| at all)?[.!?]*$/i
/** "and in Cypress?" asks the same there, "and Cypress" has it too. */
const ELSEWHERE = /^(?:(?:ok|so|now)[, ]+)*and (?:in|for|around|near|on)\b[^,;]*\?\s*$/i
const WIDENS =
  /^\s*(?:and|or|plus|add|include|also)\b|\b(?:also|as well|too|add|include|in addition|expand to|(?:throw|toss|mix|fold|work|tack|let) (?:in|on)\b|(?:expand|open|extend|stretch|spread|branch|spill|creep|bleed|go)(?: (?:it|that|up|out|over|further))* into)\b/i

export type Turn =
  | { kind: 'start over'; rest: string }
  | { kind: 'back' }
  /** Back, and then something else: "scratch that, 26 clear". */
  | { kind: 'correct'; rest: string; isFigure: boolean }
  | { kind: 'more' }
  /** What was struck out comes back: "put 77029 back in". */
  | { kind: 'restore'; what: string }
  /** `isSure` where nothing else can be meant: "not La Porte, Baytown" may deny one and ask for another. */
  | { kind: 'swap'; from: string; to: string; isSure: boolean }
  | { kind: 'waive'; what: string }
  | { kind: 'drop'; what: string; isPlain: boolean }
  | { kind: 'move' }
  | { kind: 'replace' }
  | { kind: 'widen' }
  | { kind: 'add' }

/** What a follow-up does to what was asked before. */
export function turnOf(text: string): Turn {
  const anew = START_OVER.exec(text)
  if (anew !== null)
    return { kind: 'start over', rest: text.replace(START_OVER, ' ').replace(/^[\s,.:;-]+/, '') }
  const again = LONE_FIGURE.exec(text)?.groups?.figure
  if (again !== undefined) return { kind: 'correct', rest: again, isFigure: true }
  if (BACK.test(text)) {
    const rest = text
      .replace(BACK, ' ')
      .replace(ONLY_TALK, ' ')
      .replace(/^[\s,.:;!-]+|[\s,.:;!-]+$/g, '')
    return rest === '' || !/[\p{L}\d]{2,}/u.test(rest)
      ? { kind: 'back' }
      : { kind: 'correct', rest, isFigure: false }
  }
  const restored = RESTORES.exec(text)?.groups
  if (restored !== undefined) return { kind: 'restore', what: restored.what ?? restored.other ?? '' }
  if (MORE.test(text.trim())) return { kind: 'more' }
  const swap = SWAPS.exec(text)?.groups ?? (WAIVES.test(text) ? undefined : INSTEAD.exec(text)?.groups)
  if (swap?.from !== undefined && swap.to !== undefined && !/^(?:it|that|this)$/i.test(swap.from)) {
    // "ramps rather than docks, and 2 of them": what else is said is of the new.
    const [from = '', ...more] = swap.from.split(/[,;] (?:and |but )?/)
    return { kind: 'swap', from, to: [swap.to, ...more].join(', '), isSure: true }
  }
  const denied = NOT_BUT.exec(text)?.groups
  if (denied?.from !== undefined && denied.to !== undefined)
    return { kind: 'swap', from: denied.from, to: denied.to, isSure: false }
  if (ANYWHERE.test(text)) return { kind: 'waive', what: 'location' }
  const unneeded = NO_NEED.exec(text)?.groups?.what
  if (unneeded !== undefined) return { kind: 'waive', what: unneeded }
  if (ENOUGH.test(text)) return { kind: 'waive', what: text.replace(ENOUGH, ' ') }
  if (WAIVES.test(text)) return { kind: 'waive', what: waivedClause(text).replace(WAIVES, ' ') }
  if (MOVES.test(text)) return { kind: 'move' }
  const taken = TAKES_OFF.exec(text)
  if (taken !== null) {
    const beside = BESIDE.exec(text.slice(taken.index + taken[0].length))?.[0] ?? ''
    return { kind: 'drop', what: `${taken.groups?.what ?? ''}${beside}`, isPlain: false }
  }
  const drops = DROPS.exec(text)
  if (drops !== null && !/\b(?:those|ones|that are|anything|everything)\b/i.test(text)) {
    const isPlain = /^(?:exclud|except|leave out|without|skip)/i.test(drops[0])
    return { kind: 'drop', what: text.slice(drops.index + drops[0].length), isPlain }
  }
  if (REPLACES.test(text) || AROUND.test(text) || ELSEWHERE.test(text)) return { kind: 'replace' }
  return WIDENS.test(text) && !/\bonly\b/i.test(text) ? { kind: 'widen' } : { kind: 'add' }
}

/** "clear height doesn't matter, but I want sprinklers": what stands in the other clause is not waived. */
function waivedClause(text: string): string {
  return text.split(CLAUSES).find((clause) => WAIVES.test(clause)) ?? text
}

const CLAUSES =
  /[,;]?\s+but\s+|[,;]\s*(?=(?:(?:i|we|just|only|they)\s+)*(?:want|wants|need|needs|looking for)\b)/i
