import { MONTHS_WRITTEN_OUT } from '../words/month-words.ts'

const SOMEBODY =
  '(?:we|they|he|she|i|(?:(?:my|our|the|this|their|his|her|an?|old|new|another|current|late) )*(?:client|tenant|subtenant|user|customer|company|group|guy|folk|people|owner|prospect|seller|buyer|team|outfit|boss|wife|husband|partner|coach|manager|lender|firm|appraiser)s?)'
const IS = "(?:is|are|was|were|r|'s|'re)"
const THEY_ARE = "(?:we're|they're|he's|she's|i'm)"
const NOW = '(?:presently|currently|now|today|still|already)'
const OWN = '(?:their|his|her|our|my|its)'

const anyOf = (patterns: readonly string[]) => new RegExp(`(?:^| )(?:${patterns.join('|')})(?= |$)`)

/** How somebody is housed or was, what became of it, and what others did, whatever else the clause says. */
export const TELLS = anyOf([
  `(?:${SOMEBODY} ${IS}|${THEY_ARE}) (?:${NOW} )?(?:over )?(?:in|at|out of|inside)(?! (?:need|search|the market|the process))`,
  `${NOW} (?:we |they |he |she )?(?:paying|pays?|leas(?:es?|ing)|rent(?:s|ing)|occup(?:y|ies|ying)|operat(?:es?|ing)|housed|spread|have|has)`,
  `(?:${SOMEBODY} )?(?:pays?|paid|(?:${IS} )?paying) (?:about |around |only )?\\$? ?\\.?\\d[^ ]*`,
  `${SOMEBODY}(?: (?:at|in|of|from|over at|with)(?: (?!to )[^ ,]+){1,6}?)? (?:just |finally )?(?:toured|hated|saw|visited|walked|rejected|outgrew|own|owns|owned|ran|had|lost|leave|leaves|left|renewed|looked|shot|closed|bought|sold|built)`,
  `(?:who|that) already (?:has|have|own|owns|lease|leases|rents|occupies)`,
  `there (?:is|are) (?:about |only )?[^ ]+ (?:months|years|mos|yrs) (?:left|remaining|to go)|wants out of`,
  `(?<!(?:where|when|if|that) (?:[^ ]+ ){0,2})(?!tenant)[^ ]+'s lease (?:runs out|is up|ends|expires|comes up|rolls)`,
  `and (?:hated|loved|liked|rejected) (?:it|them)`,
  `signed ${OWN} (?:last|current|present|old|first|existing)`,
  `used to (?:be|have|run|lease|rent|occupy|want|need|insist|ask)`,
  `${IS} (?:pulling|losing|retiring|closing|selling|kicking)|los(?:e|es|ing) ${OWN} (?:place|space|lease|building)`,
  `(?:it|place|space|building|bldg) (?:only has|has only|is too|was too|doesn't have|has no)`,
  `(?:the |${OWN} )?(?:current|existing|present|today's|old) (?:space|facility|location|building|premises|situation|size|site|place|lease|rent|rental|rate)`,
  `(?:the |${OWN} )?(?:current|existing|present) [a-z]+ (?:space|facility|location|building|site|place|lease)`,
  `(?:thinks|believes|claims|swears) (?:its?|that|they|their|his|her|the|he|she)`,
  `called (?:me|us|again|about)|showed|pitched|(?:from|with) (?:the|a|our|my) (?:tenant rep|broker|agent|contact) (?:in|out of)`,
  `(?:has|have|had) (?:outgrown|run out|been (?:in|at|out of))`,
  `(?:the |${OWN} )?(?:last|previous|prior|original) (?:deed|trade|transfer|conveyance)|(?:worked|came|works|comes) out to|ignore (?:it|that)`,
  `(?:ownership|landlord|owner|ll|seller|they) ${IS} (?:offering|proposing|pushing|demanding|quoting) (?:them|us|me|him|her)`,
  `(?<!(?:near|around|from|of|to) )${OWN} (?:[^ ]+ ){1,3}(?:place|building|space|warehouse|facility|shop|plant) (?:leak|flood|burn|has|had|is|was|went|got|sold)[a-z]*|roof (?:at|leak|leaked|leaks|caved)`,

  `that the (?:landlord|owner|seller) (?:wants|wanted)|rate they wanted|they wanted`,
  `${OWN} (?:lxd|lease|roof|vacancy|lender)`,
  `(?:the|${OWN}) (?:last|former|previous) (?:place|space|building|landlord|spot|one)`,
  `${OWN} (?:only |main |other |one |sister |home |first )*(?:plant|factory|mill|shop|warehouse|branch|yard|depot)(?: so far)? (?:is|are|sits) (?:in|at|near|on|over|up|down|out)`,
  'my own (?:listing|building|place|property|space|deal)s? (?:is|are|has)|(?:looks?|seems?|sounds?|feels?) (?:a bit |a little |kind of |awfully |pretty |very |too )?(?:rich|high|low|cheap|light|heavy|aggressive|steep|fat|thin|soft|full|pricey)|who (?:sits?|are|is|occup(?:y|ies)|lease|leases|rents?|pays?|have been|has been) (?:in|at|about|around|only|\\$|\\d)[^ ]*',
  `(?:our|the|their|my|his|her) (?:first|original|initial|earlier|previous) (?:memo|email|request|brief|list|ask|number|figure|note|letter|rfp) (?:said|was|had|asked|called)|(?:objected|objects) to|complain(?:ed|s) about|has (?:stood|sat|been sitting|been standing) (?:empty|vacant|idle)|(?:the|that|an?) (?:old|previous|last|prior) (?:sale|deal|comp|lease) (?:at|of|for|from)|(?:we|i) (?:act|are acting|am acting) (?:in|for)`,
  `(?:is|are) demanding|demands|wants (?:the|its|their|his) (?:space|building|place|land) back|won't (?:extend|renew)|subject (?:traded|sold|leased)`,
  `it's (?:on )?(?:monday|tuesday|wednesday|thursday|friday|${MONTHS_WRITTEN_OUT})`,
  `renewal (?:quote|offer|rate)|break(?:s|ing)? ground`,
  `(?:calling|writing|reaching out) about|(?:saw|about) your (?:sign|listing|ad)|they don't want to`,
])

/** Where somebody is, and what is not to be had there: nothing of it is asked, nor left out. */
export const SETS_SCENE = anyOf([
  `(?:${THEY_ARE} |^)(?:${NOW} )?(?:sitting|standing|parked|stuck|flying|driving|headed|heading|landing) (?:in|at|outside|inside|from|out|over|up|down|back|to|on)`,
  `(?:i'd|we'd|you'd|they'd) never (?:get|find|see|do)|(?:was|were|got|been|get) (?:burned|burnt|stung|bitten) by an?`,
  '(?:ignore|disregard|never mind|forget|kill|cancel|scrap|drop) (?:the|my|that|his|her|their|our|your) (?:[a-z]+ )?(?:inquiry|search|requirement|email|e - mail|mail|message|note|voicemail|call|text|request|memo|thread)',
])

/** "told you one acre but", "wanted Deer Park but": what was said first, where something else is said behind it. */
export const IS_TAKEN_BACK =
  /(?:^| )(?:told (?:me|you|us|them|him|her)|wanted|asked for|asking for|started (?:out |off )?(?:at|with|asking for|looking for|wanting)|thought|(?:they|he|she|we|i) (?:liked|loved|preferred|had|started with)|insisted on|used to (?:want|need|insist on|ask for))(?= )(?:(?! but ).){1,80} but (?=(?:the |their |his |her )?(?:number|size|figure|client|owner|tenant|boss|board|bank|lender|cfo|ceo|partner|partners|wife|husband|finance|they|he|she|now|it|actually|really|we|that)\b)/

/** What says that something is wanted, or how much of it. */
export const WISHES = anyOf([
  "thinking|needs?|needing|needed|wants?|wanting|requires?|required|requirements?|requiring|looking|seeks?|seeking|(?:is|are|they're|he's|she's|we're|now) after|targets?|targeting|must|should|shall|would|wouldn't|[a-z]+'d|(?:has|have|got) to|gotta|(?:isn't|aren't|not) (?:picky|choosy|fussy|particular)",
  "can(?:'t|not)? (?:be|go|do|pay|take|stretch|live|you|handle|spend|accept|use|work|not)|can't|cannot|could|won't|will (?:not|take|pay|consider|need|look|do)|prefers?|preferably|preferred|ideally|ideal|find|show|give|send|pull|get (?:me|him|her|them|us)|please|pls",
  "(?:does|do|did|would|will)(?:n't| not) interest|of no interest|disregarded|omitted",
  'where (?:the |their |its )?(?:landlord|tenant|broker|buyer|seller|owner) (?:is|was|isn.t|wasn.t)|floor|mandatory|compulsory|essential|obligatory|indispensable|non - negotiable|nonnegotiable|budget|cap|ceiling|limit|all work|works (?:for|too|fine)|(?:would|will|also) work|acceptable|max|maximum|min|minimum|at least|at most|at (?:the )?(?:very )?most|no (?:more|less|fewer|smaller|later|older|lower|higher|farther|further)|not (?:less|more|fewer|smaller|over|under)|up to|or (?:better|more|less|above|below|bigger|larger|smaller|newer|later|greater|higher|lower|fewer|deeper|after)|and up|tops|(?:under|over|below|above|within|past) \\$? ?\\.?\\d[^ ]*',
  '(?:i|we|they|he|she|partner|wife|husband|boss|client) (?:likes?|loves?|prefers?|favors?)(?! (?:their|our|his|her|it|that|the idea))|may (?:i|we) have|(?:thesis|study|paper|research|project|assignment|valuation|appraisal|analysis) (?:is|covers?|looks?|deals?|concerns?)|rows|results|the ask|wish(?:es)?|hoping|goal|(?:is|are|be) (?:ok|fine|okay|good|great|open|out|flexible|optional|critical|important|key|preferred)|matters?|cares?|calls? for|stays on|flexible|optional|avoid|except|instead|interested|shopping|hunting|in the market|searching|buys',
  `(?:i|we|they|he|she) (?:study|review|compare|search|seek|look(?! forward)|hunt|ask|gather|survey|collect)s?(?: for)?`,
  '(?:was|is|were|are) (?:the |an? )?(?:seller|buyer|tenant|landlord|broker|owner)|only(?! ha[sd])|unless|if|any|anything|anywhere|something|every|asked (?:that|for|me for|us for)',
])

/** What corrects what was said before it. */
export const CORRECTS = anyOf(['instead|actually|rather|scratch that|just not'])

/** What stands before a colon and says how somebody is housed: "Present: 36,000 ft". */
export const IS_LABEL =
  /^(?:present|current|currently|existing|has|have|today|now|hates|old|in now|housed in)$/

/** A verb of somebody or something: a clause without one only lists what is wanted. */
export const DOES = anyOf([
  "(?<!^|(?:that|which|who|what|there|it) )(?:is|are|has|have|does|isn't|doesn't)|(?<!(?:that|which|who|what|there) )(?:was|were|had|did|didn't|wasn't|hasn't|been)",
  `(?:${THEY_ARE}|(?:i|we|they|he|she|it)'(?:ve|ll))`,
  `(?:they|he|she|we|i|nobody|everybody) (?:just |also |already |really |only |still |finally )?(?!texted|emailed|called|wrote|says?|said|told|confirmed|thinks?|means?|meant|guess)[a-z]+`,
  `(?:client|tenant|user|customer|company|group|coach|outfit|firm|guy|people|folks|owner|boss)(?:'s (?:an?|the|in|at|on)| (?!improvements|allowances|reps|brokers|names)[a-z]+(?:s|ed))`,
  '(?:burned|closed|renewed|looked|threw|shot|sent|toured|moved|ran into|ran|came|went|hates?|owned|killed|sold (?:his|her|their|its)|(?:leases|rents|occupies|runs|operates|owns|pays|employs) (?:about |around )?\\d[^ ]*)',
])

/** Where somebody or something else begins to be spoken of, behind a joint. */
export const SAYS_MORE =
  /^(?:(?:then|now|this time|that|also|maybe) )?(?:they|he|she|we|i|it|nobody|they're|he's|she's|we're|i'm|it's|they've|we've|he'd|they'd|she'd|we'd|there)(?: |$)|^(?:(?:then|now|this time|that|also|maybe) )?(?:the|their|his|her|our|my) (?:bank|lender|board|cfo|partner|committee|client|tenant|landlord|owner|lease|rent|rate|renewal|term|budget|boss|roof)(?:'s)? /
