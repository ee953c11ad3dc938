import { withMovedEnd } from './moved-ends.ts'

const LEAD =
  '^(?:(?:ok|okay|no|oh|and|so|sorry|oops|whoops|wait|actually|alright|fine|well|now|please)[, ]+)*'
const FIGURE = '\\$?\\.?\\d[\\d.,]*\\S*'
/** "20 is too many, " */
const TOO_MUCH = `${LEAD}${FIGURE}(?: \\w+)? (?:is|are|was|sounds|seems) (?:way |far |a bit |a little |much )?too (?:many|much|few|little|big|large|high|low|small|long|short|old|tight|far|pricey|rich)\\s*[,.;–—-]+\\s*(?:and |so |but )?`
/** What "how old" and the like are asked of. */
const HOW = {
  old: 'age',
  new: 'age',
  big: 'size',
  large: 'size',
  small: 'size',
  tall: 'clear height',
  high: 'clear height',
  far: 'distance',
  expensive: 'rent',
  cheap: 'rent',
  much: 'rent',
  long: 'term',
} as const
const LEAST = /^(?:floor|min|bottom|low)/i

/** What is said in a way of its own, in words that follow-ups are read by. Each stands at the beginning of a turn. */
const REWORDED: readonly (readonly [
  pattern: RegExp,
  plain: (groups: Record<string, string | undefined>) => string,
])[] = [
  // "too tight. forget everything except the size", "too small, double that"
  [
    /^(?:that'?s |it'?s |this is |these are )?(?:way |far |a bit |much )?too (?:tight|narrow|many|few|much|restrictive|thin|picky|specific|small|big|large|little|low|high)[.,;!-]+\s*(?=\S)/i,
    () => '',
  ],
  // "drop the town, anything goes"
  [
    /(?<=\b(?:drop|remove|forget|lose|ignore|skip|clear|nix|scrap|ditch)\b.*)[,;.]\s*(?:anything (?:goes|works|will do)|whatever works|(?:i'm|we're|they're) open(?: to anything)?|(?:it )?doesn't matter)[.!]*$/i,
    () => '',
  ],
  // "undo that last bit, keep the new rents"
  [
    /^.*\b(?:undo|take back|revert|scratch) (?:that|the) (?:last )?(?:bit|part|thing|one|step|change),? (?:but |and )?(?:keep|leave) [^,;]+$/i,
    () => 'undo that',
  ],
  // "put them back in but at 25+"
  [
    new RegExp(
      `\\b(?<put>put (?:it|them|that|those) back)(?: in)?,? (?:but |only )?(?:at|with|to|as) (?=${FIGURE})`,
      'i',
    ),
    ({ put }) => `${put} in, make it `,
  ],
  // "esfr optional"
  [
    /^(?<what>[^,;.\d]+?) (?<let>optional|not needed|not required|not a must|negotiable|no longer needed|not important)[.!]*$/i,
    ({ what, let: waiver }) =>
      /\b(?:is|are|was|be|it's|that's)$/i.test(what ?? '') ? `${what} ${waiver}` : `${what} is ${waiver}`,
  ],
  // "within 2 miles of it"
  [
    /(?<=\bwithin (?:a |an |\d[\d.]* ?)?(?:half |quarter )?(?:miles?|mi|km)) of (?:it|there|that|that place)(?=[.!?]*$)/i,
    () => '',
  ],
  // "6.5 is the ceiling"
  [
    new RegExp(
      `${LEAD}(?<figure>${FIGURE}) (?:is|was) (?:the|my|our|his|her|their) (?:absolute |very )?(?<end>floor|min(?:imum)?|ceiling|max(?:imum)?|cap|limit|top|bottom)[.!]*$`,
      'i',
    ),
    ({ figure, end = '' }) => `${LEAST.test(end) ? 'floor of' : 'cap it at'} ${figure}`,
  ],
  // "take flex off and look at warehouse"
  [
    /^(?:(?:ok|and|now|so)[, ]+)*take (?<from>[^,;\d]+?) off(?: the list)?(?:,? and|,) (?:look at|show(?: me)?|try|put in|add|go with|do) (?<to>[^,;]+?)(?: instead)?[.!]*$/i,
    ({ from, to }) => `swap ${from} for ${to}`,
  ],
  // "rail off, please"
  [
    new RegExp(
      `${LEAD}(?<what>(?!(?:take|drop|get|pull|leave|put|cut|knock|turn|bring|shave|trim|call|hold|keep|send|show|strike|kick|throw|is|are)\\b)[a-z][a-z -]{1,30}?) off(?: the (?:list|table))?[.!]*$`,
      'i',
    ),
    ({ what }) => `take ${what} off`,
  ],
  // "put Oxbowen Beverage on"
  [
    /^(?:(?:ok|and|now|then)[, ]+)*put (?<what>(?!it\b|them\b|that\b|those\b|everything\b)[^,;]+?) on(?: (?:it|there|the list))?(?: too| as well)?[.!]*$/i,
    ({ what }) => `also ${what} too`,
  ],
  // "NE is back on the table"
  [
    /^(?:(?:ok|and|now|actually|so)[, ]+)*(?<what>[^,;]+?) (?:is|are) back (?:on the (?:table|list)|in play|in the (?:running|mix)|in)[.!]*$/i,
    ({ what }) => `put ${what} back in`,
  ],
  // "sorry meant 15 not 50"
  [
    new RegExp(
      `^(?:(?:sorry|oops|whoops|no|wait|my bad|ugh)[,. ]+)*(?:i )?meant (?<figure>${FIGURE})(?: \\w+)?,? not ${FIGURE}(?: \\w+)?[.!]*$`,
      'i',
    ),
    ({ figure }) => `make it ${figure}`,
  ],
  // "by rent now, highest first"
  [/(?<=\bby (?:rent|size|acres|price|date|age|term|distance|square footage)) now(?=,)/i, () => ''],
  // "cheaper, 80 max"
  [
    new RegExp(
      `${LEAD}(?:cheaper|pricier|bigger|smaller|larger|newer|older|taller|shorter|lower|higher|closer|tighter|wider)[,;:-]\\s*(?=(?:max |min |under |over |up to |at most |at least )?${FIGURE})`,
      'i',
    ),
    () => '',
  ],
  // "it doesn't have to be Conroe, anywhere in Montgomery County works"
  [
    /^(?:(?:and|ok|so|actually)[, ]+)*(?:it|they|that|this) (?:doesn't|don't|needn't|does not|do not) (?:really )?(?:have to be|need to be|be) (?:in )?(?<from>[^,;]+?)[,;.] *(?:but )?(?:anywhere in |anything in |any of |all of |somewhere in )?(?<to>[^,;]+?)(?: (?:works|is fine|is ok|is okay|is good|will do|would work|would do))(?: too| as well)?[.!]*$/i,
    ({ from, to }) => `swap ${from} for ${to}`,
  ],
  // "that's a minimum, not a target"
  [
    /^(?:(?:no|ok|sorry|oops|wait|actually)[,. ]+)*(?:that'?s|it'?s|this is|that is|it is) (?:a|an|the|my|our|his|her|their) (?<end>floor|min(?:imum)?|ceiling|max(?:imum)?|cap|limit)[,;]? (?:and )?not (?:a|an|the|my) (?:target|goal|guide|preference|ideal|ballpark|average)[.!]*$/i,
    ({ end = '' }) => (LEAST.test(end) ? 'at least' : 'at most'),
  ],
  // "Magnolia's out", "Magnolia is not an option"
  [
    new RegExp(
      `${LEAD}(?<what>[^,;.]+?)(?:'s| is| are) (?:out|off the (?:table|list)|(?:not|no longer) (?:an option|on the table|in play)|a no(?: go)?|no good)[.!]*$`,
      'i',
    ),
    ({ what }) => `${what} is off the table`,
  ],
  // "Pearland out, Missouri City in"
  [
    new RegExp(`${LEAD}(?<gone>[^,;.]+?) (?:is )?out[,;]? (?:and )?(?<come>[^,;.]+?) (?:is )?in[.!]*$`, 'i'),
    ({ gone, come }) => `swap ${gone} for ${come}`,
  ],
  // "open the size up to 20 to 60"
  [
    /\b(?:open|expand|widen|broaden|stretch|extend|change|make|set|move|take|bump) (?:up )?(?:the )?(?:sizes?|square footage|sf|footage)(?: range)?(?: (?:up|out|down))?(?: to| at| from| between)? (?<low>\d{1,3}) ?(?:to|-|and) ?(?<high>\d{1,3})(?! ?(?:k|thousand|,))\b/i,
    ({ low, high }) => `make it ${low}k to ${high}k sf`,
  ],
  // "24 is too low, 28"
  [new RegExp(`${TOO_MUCH}(?=${FIGURE}[.!]*$)`, 'i'), () => 'make it '],
  // "20 is too many, 10 is enough"
  [
    new RegExp(`${TOO_MUCH}(?=(?:(?:make it|try|say|go to|do|call it|let's do|go with) )?${FIGURE})`, 'i'),
    () => '',
  ],
  // "wrong year, 2025"
  [
    new RegExp(
      `${LEAD}(?:the |that'?s the |i (?:had|said|gave|typed) the )?wrong (?:year|date|quarter|month|town|city|place|size|figure|number|type|rent|price|name|one)[,.;:!-]*\\s*(?:(?:it'?s|it should be|should be|make it|i meant?|try|use) )?(?=\\S)`,
      'i',
    ),
    () => 'make it ',
  ],
  // "77041 is fine again", "ok, rail can stay"
  [
    new RegExp(
      `${LEAD}(?<what>[^,;]+?) (?:(?:is|are) (?:fine|ok|okay|good|allowed|acceptable|alright|back(?: in)?) again|(?:can|may|could) (?:stay|remain|come back|go back)(?: in)?(?: after all)?)[.!]*$`,
      'i',
    ),
    ({ what }) => `put ${what} back in`,
  ],
  // "sorry, 65 is the floor, not the ceiling"
  [
    new RegExp(
      `${LEAD}(?<figure>${FIGURE})(?: (?:cents|sf|feet|ft|acres|docks))? (?:is|was) (?:the|my|our|his|her|their|a|supposed to be the) (?<end>floor|min(?:imum)?|ceiling|max(?:imum)?|cap)[,;]? (?:and )?not (?:the |a |my )?(?:ceiling|max(?:imum)?|cap|floor|min(?:imum)?)[.!]*$`,
      'i',
    ),
    ({ figure, end = '' }) => `${LEAST.test(end) ? 'at least' : 'at most'} ${figure}`,
  ],
  // "and where they were the seller?"
  [
    new RegExp(
      `${LEAD}(?:(?:what|how) about )?(?:the ones |those |deals )?(?:where|when|in which) (?:they|he|she|it|the firm|that firm)(?:'re|'s| were| was| are| is) (?:the |a )?(?<role>seller|buyer|tenant|landlord|owner|broker)[?.!]*$`,
      'i',
    ),
    ({ role }) => `as the ${role}`,
  ],
  // "gross is okay too, show both"
  [
    /(?<=\b(?:too|also|as well)),? (?:so )?(?:show|give|send|list|let'?s see|let me see)(?: me| us)? both[.!]*$/i,
    () => '',
  ],
  // "please revert to the former basis"
  [
    /^(?:please |kindly )?(?:revert|go back|return|switch back|change back) to the (?:former|previous|prior|earlier|original) (?:basis|one|search|version|list|terms?|requirement)[.!]*$/i,
    () => 'undo that',
  ],
  // "ok seven then, nothing came up"
  [
    /,\s*(?:nothing (?:came up|there|showed(?: up)?)|no (?:hits|results|luck|joy)|slim pickings)[.!]*$/i,
    () => '',
  ],
  // "doesn't matter how old", "I don't care how big it is"
  [
    /^.*?\b(?:(?:does|do)(?:n['’]?t| not) (?:matter|care(?: about)?|mind)|no matter|regardless of|any(?:thing goes on)?) how (?<how>old|new|big|large|small|tall|high|far|expensive|cheap|long|much)\b[^,;.\d]*[.!]*$/i,
    ({ how = '' }) => `the ${HOW[how.toLowerCase() as keyof typeof HOW]} doesn't matter`,
  ],
  // "any year"
  [
    /^(?:(?:ok|and|actually|or)[, ]+)*any (?:year|date)(?: (?:is fine|works|will do|is ok))?[.!]*$/i,
    () => "the year or date doesn't matter",
  ],
  // "sorry I meant grade level doors, four of them"
  [
    /^(?:(?:sorry|oops|whoops|no|wait|my bad|apologies)[,. ]+)+(?:i|he|she|they|we|the client) (?:really )?(?:meant|mean|means) (?!not\b)(?<what>[^\d,;]+?)(?<more>,.*)?[.!]*$/i,
    ({ what, more = '' }) => `${what} instead${more}`,
  ],
]

/** A turn in the words that follow-ups are read by, where it says the same in other ones. */
export function rewordedTurn(text: string): string {
  return REWORDED.reduce(
    (said, [pattern, plain]) =>
      said.replace(pattern, (...match) => plain((match.at(-1) ?? {}) as Record<string, string | undefined>)),
    withMovedEnd(text),
  )
}
