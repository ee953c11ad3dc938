import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { phraseTable } from '../words/phrase-table.ts'
import type { Tolerance } from './read-tolerance.ts'

/** `better` is a lower rent or price and more of anything else. */
export type Side = 'min' | 'max' | 'about' | 'exact' | 'between' | 'better'

/** "over": which bound a figure is, whether the figure itself is out, and which field the word speaks of. */
export interface Comparator {
  side: Side
  isStrict: boolean
  field: BoundFigure | null
  /** How far "about" reaches, where it was said. */
  within?: Tolerance
}

const asks = (side: Side, isStrict: boolean, field: BoundFigure | null = null): Comparator => ({
  side,
  isStrict,
  field,
})

/** "cannot exceed", "should not be over" */
const DEARER = 'more expensive than|pricier than|dearer than|costlier than|more costly than'
const NOT_DEARER = ['no', 'not', 'nothing', 'none', 'never']
  .flatMap((no) => DEARER.split('|').map((words) => `${no} ${words}`))
  .join('|')

const NOT_OVER = [
  'cannot|can not|may not|must not|should not|will not|shall not',
  "can't|mustn't|shouldn't|won't",
]
  .flatMap((words) => words.split('|'))
  .flatMap((no) =>
    [
      'exceed',
      'be over',
      'be above',
      'be more than',
      'go over',
      'go above',
      'go past',
      'get past',
      'run over',
      'top',
      'surpass',
    ].map((over) => `${no} ${over}`),
  )
  .join('|')

/** "not a penny over", "not one foot under": the smallest step is denied, and so the bound is. */
const notAStep = (beyond: string) =>
  ['penny', 'cent', 'nickel', 'dime', 'dollar', 'buck', 'foot', 'square foot', 'inch', 'day', 'mile', 'bit']
    .flatMap((step) => [`a ${step}`, `one ${step}`, `a single ${step}`])
    .flatMap((step) => beyond.split('|').map((word) => `not ${step} ${word}`))
    .flatMap((said) => [said, `and ${said}`, `but ${said}`])
    .join('|')

const OWN_LIMITS = ['limit', 'end', 'bound'].flatMap((end) => [end, `${end} of`, `${end} is`, `${end} at`])
const lower = OWN_LIMITS.flatMap((end) => ['lower', 'low', 'bottom'].map((which) => `${which} ${end}`))
const upper = OWN_LIMITS.flatMap((end) => ['upper', 'high', 'top'].map((which) => `${which} ${end}`))
/** "cap on", "ceiling for": before what is bounded. */
const on = (nouns: string) => nouns.split('|').flatMap((noun) => [`${noun} on`, `${noun} for`])
const FLOORS = [...lower, ...on('floor|minimum|min'), 'floor is', 'floor is at', 'minimum is', 'min is'].join(
  '|',
)
const BUDGETS =
  'ceiling|cap|limit|max|maximum|tops out at|tops at|maxes out at|caps out at|caps at|capped at|is capped at|goes up to|runs up to|stops at|ends at|will not go over|does not exceed'
    .split('|')
    .flatMap((end) => [`budget ${end}`, `budget's ${end}`])
/** "cap him at $11" */
const CAPPED = ['him', 'her', 'them', 'us', 'me', 'it', 'that', 'rent', 'the rent', 'the price']
  .flatMap((whom) => ['cap', 'keep', 'hold', 'max', 'limit'].map((verb) => `${verb} ${whom} at`))
  .join('|')
const CEILINGS = [CAPPED, ...upper, ...on('ceiling|cap|limit|maximum|max'), ...BUDGETS].join('|')

/** What somebody can bear is the worst that will do: no higher a rent, and no less of anything else. */
const CAN_BEAR = ['can', 'could', 'will', 'would', 'willing to', 'able to', 'prepared to', 'happy to']
  .flatMap((may) =>
    [
      'afford',
      'stomach',
      'swing',
      'handle',
      'bear',
      'tolerate',
      'absorb',
      'justify',
      'pay',
      'stretch to',
      'spend',
      'go',
    ].map((verb) => `${may} ${verb}`),
  )
  .flatMap((said) => [said, `${said} up to`, `${said} around`, `${said} about`])
  .join('|')

/** Nouns that bound the figure behind them, where what is bounded stands before: "price floor 4M", "rent cap 95 cents". */
export const boundNouns = phraseTable<Comparator>([
  [asks('min', false), 'floor|floor of|floor is|floor at|minimum is|minimum of'],
  [
    asks('max', false),
    'ceiling|ceiling of|ceiling is|ceiling at|cap|cap of|cap is|cap at|limit|limit of|limit is|maximum is|tops out at|tops at|maxes out at|is capped at|stops at',
  ],
])

/** Words before a figure. */
export const comparators = phraseTable<Comparator>([
  [asks('min', false), notAStep('under|below|less than|short of|shy of')],
  [asks('max', false), notAStep('over|above|more than|past|beyond')],
  [
    asks('min', false),
    `minimal|minimally|${FLOORS}|at least|at the very least|at the least|as small as|as little as|as few as|as low as|none under|none below|none less than|none lower than|none shorter than|min|minimum|minimum of|min of|a minimum of|no less than|not less than|no fewer than|no lower than|starting at|starting from|start at|starts at|beginning at|begin at|floor of|upwards of|upward of|>=|no under|not under|not below|nothing under|nothing below|nothing less than|atleast|at or above|at or over|nothing lower than|nothing shorter than|not inferior to|no shorter than|not shorter than|not lower than`,
  ],
  [
    asks('min', true),
    'over|above|superior to|longer than|more than|more then|greater than|greater then|higher than|exceeding|exceeds|exceed|exceeded|surpasses|surpassed|surpassing|in excess of|north of|beyond|>',
  ],
  [
    asks('max', false),
    `${NOT_OVER}|${CEILINGS}|max|maximum|maximal|maximally|tops|at the most|at the very most|at the outside|maximum of|max of|a maximum of|up to|at most|not superior to|not surpassing|no more than|not more than|no greater than|no higher than|not exceeding|not to exceed|not in excess of|but not in excess of|and not in excess of|nor in excess of|nor more than|nor exceeding|nor over|nor above|not over|not above|nothing over|nothing above|nothing more than|upto|atmost|at or below|at or under|capped at|cap it at|cap at|capping at|capping it at|cap that at|keep it to|keep it at or under|<=|not exceed|budget|budget of|budget is|budget is about|budget is around|budget about|budget around|budget of about|budget of around|budget is roughly|budget up to|max budget|max budget of|not taller than|no taller than|nothing taller than|nothing higher than|nothing greater than|nothing longer than|no longer than|none longer than|nothing deeper than|not higher than|not greater than|not longer than|maxing out at|max out at|maxes out at|tops out at|top out at|cap out at|caps out at|capping out at|topping out at|top end of|upper end of|ceiling of|cap of|could go to|could go up to|can go to|can go up to|could stretch to|can stretch to|stretching to|going up to|none over|none above|none more than|none higher than|none taller than|as much as|as large as|as big as|as high as|as many as`,
  ],
  [
    asks('max', true),
    'under|undr|below|inferior to|keep it under|keep it below|keeping it under|stay under|staying under|stay below|sub|sub -|less than|less then|fewer than|lower than|lower then|south of|shy of|shorter than|<',
  ],
  [asks('better', true), 'better than'],
  [asks('better', false), CAN_BEAR],
  [asks('better', false), 'no worse than|not worse than|nothing worse than|none worse than'],
  [
    asks('about', false),
    'about|around|approximately|approx|roughly|circa|some|~|+/-|+-|+ / -|plus or minus|right around|just about|something like|somewhere around|in the neighborhood of|in the area of|closer to|close to|nearly|almost|ballpark|call it',
  ],
  [asks('exact', false), 'exactly|precisely|dead on'],
  [
    asks('between', false),
    'between|btwn|btw|betw|bet|b/w|between about|from|from between|from about|anywhere from|anywhere between|somewhere between|ranging from|ranging between|in the range of',
  ],
  [asks('min', true, 'squareFootage'), 'larger than|bigger than|larger then|bigger then'],
  [
    asks('min', false, 'squareFootage'),
    'no smaller than|not smaller than|nothing smaller than|none smaller than',
  ],
  [asks('max', true, 'squareFootage'), 'smaller than|smaller then'],
  [
    asks('max', false, 'squareFootage'),
    'no larger than|no bigger than|not larger than|not bigger than|nothing larger than|nothing bigger than|none larger than|none bigger than',
  ],
  [
    asks('max', true, 'rentPerSf'),
    'cheaper than|less expensive than|less costly than|less pricey than|priced under|priced below',
  ],
  [asks('min', true, 'rentPerSf'), DEARER],
  [asks('max', false, 'rentPerSf'), NOT_DEARER],
  [asks('min', true, 'clearHeight'), 'taller than'],
  [
    asks('min', true, 'yearBuilt'),
    'newer than|younger than|after|later than|built after|constructed after|post|post -',
  ],
  [
    asks('min', false, 'yearBuilt'),
    'since|posterior to|on or after|in or after|built on or after|built in or after|constructed on or after|constructed in or after|delivered on or after|built from|no older than|not older than|not be older than|must not be older than|should not be older than|cannot be older than|can not be older than|nothing older than|none older than|nothing before|none before|built since',
  ],
  [
    asks('max', true, 'yearBuilt'),
    'older than|before|anterior to|prior to|earlier than|built before|constructed before|pre|pre -|predating|predates|that predate|which predate|predate|antedating',
  ],
  [
    asks('max', false, 'yearBuilt'),
    'no newer than|not newer than|nothing newer than|none newer than|nothing after|none after|built by|on or before|in or before|built on or before|built in or before|constructed on or before|nothing past|none past|nothing beyond|not past',
  ],
])

/** "or more", "and more", "& up" */
const either = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [`or ${word}`, `and ${word}`, `& ${word}`])
    .join('|')

/** "is the ceiling", "being my max", "is as high as we'll go" */
const isEnd = (nouns: string, whole: string) =>
  ['', 'is ', 'being ', 'as ', "that's ", 'would be ', 'is really ']
    .flatMap((be) =>
      [
        'the',
        'my',
        'our',
        'his',
        'her',
        'their',
        'a',
        'the absolute',
        'the very',
        'a hard',
        'their hard',
        'our absolute',
        'his absolute',
      ]
        .flatMap((whose) => nouns.split('|').map((noun) => `${be}${whose} ${noun}`))
        .concat(whole.split('|').map((words) => `${be}${words}`)),
    )
    .join('|')

/** Words after a figure. */
export const trailingComparators = phraseTable<Comparator>([
  [
    asks('min', false),
    `+|${either('more|greater|above|over|higher|up|deeper|wider|heavier|longer')}|and taller|and on up|minimum|min|at least|at minimum|at a minimum|at the least|at the very least|at very least|on up|onward|onwards|as a minimum|and north|& north|or north`,
  ],
  [
    asks('max', false),
    isEnd(
      'ceiling|max|maximum|cap|limit|top|top end|upper limit|most',
      "as high as they'll go|as high as we'll go|as high as he'll go|as high as we go|as high as we can go|as far as they'll go|the most they'll pay|the most he'll pay|the most we can pay|the most they can pay|the most he can pay|all they can pay|all he can pay|tops",
    ),
  ],
  [
    asks('min', false),
    isEnd(
      'floor|bottom|bottom end|low end|min|minimum|least',
      "bottom|bottom end|the least they'll take|as low as they'll go|as small as they'll go|as small as we can go",
    ),
  ],
  [asks('better', false), either('better')],
  [
    asks('exact', false),
    'exactly|precisely|on the nose|on the dot|on the button|to the foot|no more no less|no more and no less|neither more nor less',
  ],
  [
    asks('about', false),
    '+/-|+-|~|or so|give or take|approximately|approx|ish|- ish|or thereabouts|thereabouts|more or less|plus or minus|roughly|ballpark|or around there',
  ],
  [asks('min', false, 'squareFootage'), either('larger|bigger')],
  [asks('min', false, 'clearHeight'), 'or taller'],
  [
    asks('min', false, 'yearBuilt'),
    `${either('newer|later|younger|after|since|more recent')}|onwards|onward|to present|to now|to date`,
  ],
  [
    asks('max', false),
    `${either('less|under|below|lower|fewer|shorter|down')}|maximum|max|at most|at the most|at the very most|at very most|at the outside|tops|cap|at max|at a maximum|as a maximum|and south|& south|or south`,
  ],
  [asks('max', false, 'squareFootage'), either('smaller')],
  [asks('max', false, 'rentPerSf'), either('cheaper')],
  [asks('max', false, 'yearBuilt'), either('older|earlier|before')],
])
