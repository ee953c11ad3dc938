/** A word that binds a phrase to the rest of the question, or adds nothing to it. */
export type Glue =
  /** A word before a phrase that belongs to it. */
  | { kind: 'binder' }
  /** A binder before something the property has, so that "office" is the amenity. */
  | { kind: 'with' }
  /** A binder before a place, so that the town of Center is read as one. */
  | { kind: 'where' }
  /** Joins two phrases of a kind. */
  | { kind: 'or' }
  | { kind: 'and' }
  /** Negates the phrase, and the phrases joined to it: by "or", and after an exclusion by "and". */
  | { kind: 'not'; isExclusion: boolean; isOtherThan?: true; isLack?: true }
  /**
   * The phrase is not needed: it asks for nothing, and nor do those joined to it. With `isOfKinds`, a place, a type or
   * a party is left out.
   */
  | { kind: 'waived'; isOfKinds?: true }
  /** As a negation, before places only. */
  | { kind: 'outside' }
  /** Means something only with what follows. It stays a word where that was not understood. */
  | { kind: 'cue' }
  /** Adds nothing. */
  | { kind: 'noise' }
  /** A sign that changes nothing: "w/ office", "non-sprinklered". */
  | { kind: 'joint' }
  /** Ends what was said before, but for lists: "with crane, office". */
  | { kind: 'comma' }
  | { kind: 'stop' }

const ANYTHING = [
  'all',
  'all of it',
  'all types',
  'all towns',
  'all submarkets',
  'all buildings',
  'all cities',
  'any',
  'any type',
  'any place',
  'any town',
  'anything',
  'anyone',
  'anybody',
  'everybody',
  'anywhere',
  'everything',
  'everyone',
  'everywhere',
]
const anything = (...but: string[]) =>
  ANYTHING.flatMap((all) => but.map((word) => `${all} ${word}`)).join('|')
const ANYTHING_BUT = anything('but', 'except', 'except for', 'other than')
/** "skip anything outside Katy": after a denial it asks for what is inside. */
const ANYTHING_OUTSIDE = anything('outside', 'outside of')

/** "they can flex a bit": no flex building. */
const FLEXES = ['can', 'could', 'may', 'might', 'will', 'would', 'able to', 'willing to']
  .flatMap((may) =>
    [
      '',
      ' a bit',
      ' a little',
      ' some',
      ' either way',
      ' a bit either way',
      ' a little either way',
      ' up or down',
    ].map((much) => `${may} flex${much}`),
  )
  .join('|')

const CARES_LITTLE = [
  "could care less|couldn't care less|could not care less",
  "don't give a hoot|don't give a rip|not fussed|not fussy|not bothered|not too worried|not worried",
]
  .flatMap((said) => said.split('|'))
  .flatMap((said) => ['about', 'if', 'whether', 'on'].map((of) => `${said} ${of}`))
  .join('|')

/** "keep me out of Katy" */
const KEEP_OUT = ['me', 'us', 'him', 'her', 'them', 'it', 'my client', 'the client']
  .flatMap((whom) => [`keep ${whom} out of`, `keep ${whom} away from`, `keep ${whom} clear of`])
  .concat('keep clear of', 'stay clear of')
  .join('|')

/** "we can't use anything below 30 clear", "will not consider Gary or Hammond" */
const REFUSES = [
  ...["can't", 'cannot', 'can not', "couldn't", 'could not', "won't", 'will not', "wouldn't", 'would not'],
  ...["don't", 'do not', "doesn't", 'does not'],
]
  .flatMap((modal) =>
    [
      ...['use', 'consider', 'even consider', 'entertain', 'look at', 'even look at', 'touch', 'go for'],
      ...['want to see', 'care to see', 'want to look at', 'accept', 'send us', 'send over'],
    ].map((verb) => `${modal} ${verb}`),
  )
  .join('|')

export const GLUE_TERMS = [
  [
    { kind: 'binder' },
    'nothing but|none but|nobody but|no one but|no one other than|none other than|nothing other than|nothing except|nobody except|no one except|no type other than|no type but|no town but|no town other than|a|an|the|any|some|at least one|for|of|on|to|by|from|per|that|which|whose|its|is|are|as|through|thru|until|during|when|while|via',
  ],
  [
    { kind: 'with' },
    "can't do without|cannot do without|can not do without|couldn't do without|can't live without|cannot live without|can't go without|cannot go without|can't manage without|can't work without|won't do without|won't go without|not without|never without|nothing without|none without|no good without|no use without|useless without|won't work without|doesn't work without|will not do without|not interested without|" +
      'with|w|having|has|have|had|featuring|features|feature|includes|include|including|included|offers|offering|contains|equipped|needs|plus|must have|should have|requires|requiring|complete with|along with|together with',
  ],
  [
    { kind: 'where' },
    'in|at|into|inside|within|throughout|across|located|located in|situated|situated in|situate in|location|city|city of|the city of|in the city of|within the city of|in the town of|town of|township of|village of|borough of|greater|downtown|state|state of|zip|zip code|zip codes|zips|zipcode|zipcodes|postal code',
  ],
  [
    { kind: 'not', isExclusion: true, isOtherThan: true, isLack: true },
    "that isn't|that aren't|that is not|that are not|that's not|which isn't|which is not|which are not|isn't|aren't|is not|are not",
  ],
  [
    { kind: 'not', isExclusion: true, isOtherThan: true },
    `no sea|no sean|excepto|salvo|other than|rather than|instead of|as opposed to|apart from|besides|save for|excluding|excluding any premises|excluding premises|excluding any property|excluding any properties|excluding further|forget anything|forget about anything|forget any|fuhgeddaboud|fuhgeddaboudit|fuggedaboudit|fuhgeddaboud anything|fuggedaboutit|excluding also|further excluding|also excluding|save and except|exclude|excludes|excl|except|except for|not ours we're|not ours we are|not ours , we're|not ours , we are|not ours , i'm with|not ours (we're|not ours (we are|none of ours we're|none of ours , we're|not our own we're|not our own , we're|excluding our own we're|excluding ours we're|not counting|not including|leaving out|leaving aside|leave aside|setting aside|putting aside|aside from|omitting|omit|ignoring|${ANYTHING_BUT}`,
  ],
  [{ kind: 'not', isExclusion: true, isOtherThan: true, isLack: true }, ANYTHING_OUTSIDE],
  [{ kind: 'or' }, 'or|and or'],
  [{ kind: 'and' }, 'and|n'],
  [{ kind: 'joint' }, 'small|large|big|good|great|nice|decent|modest|existing|proper'],
  [
    { kind: 'not', isExclusion: false },
    "nor|no|not|wasn't|weren't|was not|were not|non|un|zero|never|none|not yet|but not|and not|doesn't|don't|and no|but no|neither|can't|cannot|can not|can't be|cannot be|can not be|won't|wouldn't|shouldn't|shouldn't be|must not|must not be|mustn't|not to be|haven't|hasn't|don't want|doesn't want|do not want|never said i wanted|never said we wanted|never asked for|didn't ask for|did not ask for|never wanted|didn't say i wanted|won't take|won't do|won't sign|will not do|will not sign|can't have|cannot have|won't go|can't go|won't pay|can't pay|not pay|not in|never in|isn't in|no to|not the ones|not those|not ones|not interested in|nothing|nothing with|nothing that's|nothing that is|none with|none of",
  ],
  [
    { kind: 'not', isExclusion: true, isLack: true },
    'without|sin|w/o|w/out|w/o any|w/out any|wo|but without|and without|lacking|lacks|with no|has no|have no|having no|does not have|do not have|free of|absent|sans|without any|lack|that lack|which lack|missing|with zero|without a single',
  ],
  [
    { kind: 'not', isExclusion: true },
    `${REFUSES}|${KEEP_OUT}|` +
      "enough of|enough with|tired of|sick of|seen enough of|had enough of|refuse|refuses|refusing|refuses to|refuse to|refuses to do business with|refuse to do business with|won't do business with|will not do business with|won't deal with|will not deal with|can't deal with|cannot deal with|can't work with|cannot work with|can't do business with|cannot do business with|refuses to deal with|refuses to work with|won't work with|will not work with|had it with|fed up with|done with|wants nothing to do with|want nothing to do with|nothing to do with|not a fan of|no fan of|not keen on|aren't keen on|isn't keen on|not crazy about|not wild about|not big on|spare me|spare us|had a bad experience with|had a falling out with|burned by|got burned by|blacklisted|can't stand|cannot stand|not one of|not any of|nor any of|never one of|not a single one of|ex|hide|hiding|hide the ones|avoid|avoiding|hold off on|lay off of|shy away from|shying away from|steer away from|steering away from|steer clear of|stay out of|keep out of|stay away from|keep away from|and not in|but not in|and nothing in|but nothing in|and never in|skip|skipping|leave out|ignore|disregard|rule out|none in|nothing in|never in|not in|isn't in|minus|lose|toss|toss out|ditch|nix|kill|weed out|filter out|throw out|cut out|get rid of|eliminate|remove|strike|take out|pull out|kick out|knock out|cross out|cross off|x out|x off|cut anything|cut any|leave off|scratch anything|scratch any|lose anything|lose any|drop any|drop all|drop ones|drop buildings|drop properties|drop whatever|drop deals|drop leases|drop the|drop those|drop anything|drop everything|hates|hate|dislikes|doesn't like|don't like|won't touch|will not take|not looking for|not looking at|doesn't do|don't show|don't show me|do not show|don't send|don't send me|do not send|don't include|do not include|not considering|no interest in|out of the market for|not in the market for|no longer in the market for",
  ],
  [{ kind: 'not', isExclusion: false, isLack: true }, "don't have|doesn't have"],
  [
    { kind: 'waived' },
    `${CARES_LITTLE}|` +
      "don't exclude|do not exclude|don't rule out|do not rule out|don't skip|don't leave out|could go either way on|can go either way on|go either way on|either way on|agnostic on|agnostic about|neutral on|fine on|good on|set on|all set on|covered on|okay on|ok on|never mind|never mind about|nevermind|don't worry about|do not worry about|no need for|no need of|don't need|doesn't need|do not need|does not need|don't need any|not needing|needn't have|need not have|no preference on|no preference for|no preference about|no preference as to|no preference regarding|don't care about|doesn't care about|do not care about|don't care if|don't care for|not picky about|not picky on|indifferent to|regardless of|with or without|doesn't have to have|don't have to have|does not have to have|do not have to have|doesn't have to be|don't have to be|does not have to be|flexible on|flexible about|open on|doesn't matter if|no matter the|don't require|doesn't require|do not require|does not require|not requiring|won't need|can live without|no longer need|no longer needs|no longer require|no longer requires|no longer want|no longer wants|no longer after|no longer cares about|no longer care about",
  ],
  [
    { kind: 'waived', isOfKinds: true },
    "don't bother with|do not bother with|don't even bother with|no need to bother with|wouldn't bother with|do without|could skip|can skip|can do without|could do without",
  ],
  [
    { kind: 'outside' },
    'outside|outside of|outside the|beyond|away from|not near|excluding anything in|forget|forget about|disregard',
  ],
  [
    { kind: 'cue' },
    'near|nearby|around|close to|next to|over|above|under|below|at least|at most|up to|more than|less than|larger than|bigger than|smaller than|cheaper than|newer than|older than|between|min|max|minimum|maximum|about|approximately|before|after|since|tenant|tenants|landlord|landlords|owner|owners|owned by|leased to|leased by|broker|brokers|listed by|agent|brokerage',
  ],
  [
    { kind: 'noise' },
    `${FLEXES}|` +
      "on top|up top|at the top|at the very top|again|anymore|any more|ever again|ever|as long as|so long as|everyone's|anybody's|anyone's|" +
      "what's|would rather|we'd rather|i'd rather|they'd rather|he'd rather|she'd rather|would prefer|we'd prefer|i'd prefer|they'd prefer|no wait|wait|wait no|no hold on|hold on|oh wait|ok wait|we've|i've|they've|you've|we're|they're|i'm|he's|she's|there's|let's|" +
      'premises|the premises|though|although|tho|anyone|anybody|someone|somebody|whoever|whomever|in particular|particular|township|towns of|basis|else|otherwise|u|okay|whats|their|she|he|his|her|if|says|email|emails|pasting|draw|morning|afternoon|evening|assets|structures|transfers|requirement|requirements|kindly|sorry|um|uh|hmm|er|yes|yes please|signed|executed|inked|ones|stuff|those ones|the ones|add|too|either|both|whether|pls|plz|send|send me|mr|mrs|ms|find|show|pull|pull up|bring up|me|must|a must|required|is required|are required|mandatory|essential|preferred|preferably|ideally|pay|paying|go|going|spend|spending|place|places|cheap|affordable|inexpensive|low cost|low rent|client|clients|client wants|client needs|my client|all of it|all of them|whatever|done|did|doing|portfolio|portfolios|them|they|marketing|call|names|name|company|companies|search|searching|looking|look|need|want|wants|give|list|get|got|see|i|we|our|my|us|us all|am|be|was|were|please|thanks|hi|hello|hey|what|where|who|there|here|it|this|these|those|do|does|can|could|would|should|will|you|your|properties|property|building|buildings|bldg|bldgs|space|spaces|boxes|product|facility|facilities|available|availability|availabilities|for lease|for rent|lease|leases|leasing|leasable|rent|rents|rental|rentals|comp|comps|comparable|comparables|listing|listings|contract|contracts|deal|deals|option|options|something|somewhere|someplace|anything|everything|anywhere|all|every|only|industrial|commercial|real estate|locations|market|metro|area|areas|site|sites|type|types|property type|sort|sorted|order|ordered|sort by|order by|sorted by|first|best|ideal|suitable|also|but|then|so|just|ready|than|priced|pricing|price|sized|size|range|how|how many|how much|many|much|number of|count|average|median|total|compare|right now|now|currently|today|allowed|permitted|installed|in place|on site|onsite|rent per sf|psf|sf|sq ft|sqft|square feet|square foot|square footage',
  ],
] as const satisfies readonly (readonly [Glue, string])[]
