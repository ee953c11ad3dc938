import type { DateField } from '../../criteria/asked-fields.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** What happened on a date. `isLoose` words also stand for the listings themselves: "leases since 2024", "10 comps". */
export interface Dated {
  field: DateField
  isLoose?: boolean
}

/** "must end", "has to begin": bare verbs also name other things, "the low end". */
const ofLease = (verb: string) =>
  ['has to', 'have to', 'must', 'should', 'needs to', 'need to', 'would', 'will', 'shall']
    .map((must) => `${must} ${verb}`)
    .join('|')

export const dated = phraseTable<Dated>([
  [
    { field: 'dateSigned' },
    'signed|done|closed|inked|signed date|date signed|sign date|signing date|executed|execution date|leased|lease date|lease signed|transacted',
  ],
  [
    { field: 'dateSigned', isLoose: true },
    'comp|comps|deal|deals|lease|leases|transaction|transactions|signings',
  ],
  [
    { field: 'saleDate' },
    'sold|sale date|date sold|date of sale|sale closed|sales closed|bought|purchased|acquired|traded',
  ],
  [{ field: 'saleDate', isLoose: true }, 'sale|sales|sale comp|sale comps|sales comps'],
  [
    { field: 'commencement' },
    `${ofLease('begin')}|${ofLease('start')}|lcd|rcd|comm|comm .|lease comm .|rent comm .|comm date|comm dt|lease comm|lease comm date|rent comm|rent comm date|commencement dt|start dt|lease commencement date|commencements|lease commencements|rent commencements|lease starts|start dates|lease start dates|commences|commence|commencing|commenced|commencement|commencement date|lease commencement|lease start|lease starts|start date|starts|start|starting|started|kicked off|kicking off|begins|began|beginning|took occupancy|moved in|moving in|rent commencement|rent commencing|possession|lease beginning|lease starting|lease commencing|lease that start|lease that begin|lease that commence|lease that started|lease that began|lease that commenced|leases beginning|leases starting|leases commencing|leases that start|leases that begin|leases that commence|leases that started|leases that began|leases that commenced|deals beginning|deals starting|deals commencing|deals that start|deals that begin|deals that commence|deals that started|deals that began|deals that commenced|comps beginning|comps starting|comps commencing|comps that start|comps that begin|comps that commence|comps that started|comps that began|comps that commenced|available|available date|availability|occupancy|move in|move in date|moving|moves|relocating|occupying|occupy|needed by|need by|need it by|need to be in by|be in|be in place|be moved in|be operational|be open|be up and running|has to be in|have to be in|needs to be in|need to be in|must be in|gotta be in|got to be in|wants to be in|want to be in|moved in by|take occupancy|taking occupancy`,
  ],
  [
    { field: 'expiration' },
    `${ofLease('end')}|` +
      "who's up|who is up|who comes up|who's rolling|who is rolling|who rolls|who's expiring|who is expiring|who expires|" +
      'come due|comes due|coming due|came due|fall due|falls due|falling due|whose end falls|end falls|whose term ends|whose lease ends|whose expiry falls|expiry falls|expires|expire|expiring|expired|expiration|expirations|expiration date|expiry|lease expires|lease expiring|lease expiration|lease expirations|lease ends|lease end|lease ending|lxd|lxp|led|lease end date|end date|lease expiration date|lease expiry|term ends|term end|matures|lease maturity|maturity|lease that expire|lease that end|lease that roll|lease that are up|lease rolling|leases that expire|leases that end|leases end|leases ended|term end date|leases that roll|leases that are up|leases ending|leases expiring|leases rolling|deals that expire|deals that end|deals that roll|deals that are up|deals ending|deals expiring|deals rolling|roll|rolls|rolling|rollover|rolling over|maturing|exp|exp .|exp date|ran out|run out|runs out|running out|rollovers|roll overs|burn offs|burning off|burns off|burned out|burning out|terming out|terms out|winding down|wrapping up|wraps up|coming to an end|comes to an end|coming to term|turning over|turns over|up for grabs|coming back|comes back|lapse|lapses|lapsed|lapsing|ran off|burned off|burn off|came due|fell due|falling due|falls due|rolled|rolled over|rolls over|roll over|ended|terminated|matured|came up|wound up|concluded|concludes|vacated|that ran out|that run out|ends|ending|terminates|terminating|lease up|leases up|is up|are up|coming up|coming due|due|vacating|vacates|moving out|move out|coming off lease|burns off|come due|comes due|up for renewal|coming up for renewal|renewal|renewals|renewing|finish|finishes|finishing|finished|that end|which end|come free|comes free|coming free|becomes free|become free|becoming free|free up|frees up|freeing up|opens up|open up|opening up|comes available|come available|coming available|becomes available|become available|becoming available|comes vacant|becomes vacant|become vacant|goes vacant|go vacant|going vacant',
  ],
])

/** What a year before it is the year of: "2024 comps". */
export const datedByYear = phraseTable<DateField>([
  ['dateSigned', 'comps|deals|leases|transactions|signings|lease comps|signing|deal activity'],
  ['saleDate', 'sales|sale comps|sales comps'],
  ['commencement', 'starts|commencements|lease starts|rent starts|start dates|move ins'],
  ['expiration', 'expiration|expiry|expirations|expiries|rollovers|lease expirations'],
])

/** Which days are meant of those a date names. */
export type Reach = 'within' | 'from' | 'after' | 'before' | 'to' | 'between'

/** Words for up to a day. */
export const UNTIL = 'by|until|till|til|through|thru|no later than|not later than|on or before|up to'
const ENDS = ['the ', ''].flatMap((the) => [
  ...['end of', 'end of the', 'end of year', 'end of the year'].map((end) => `${the}${end}`),
  ...['close of', 'tail end of'].map((end) => `${the}${end}`),
])
/** "by the end of", "prior to end of the year" */
const ofEnd = (bounds: string) =>
  bounds
    .split('|')
    .flatMap((bound) => ENDS.map((end) => `${bound} ${end}`))
    .join('|')

export const reaches = phraseTable<Reach>([
  [
    'within',
    'in|inside|inside of|inside the|during|on|in the|in the year|in year|in calendar|in calendar year|for the year|over the course of|over|over the|within|within the|of|dated|for|sometime|sometime in|sometime during|any time in|anytime in|at some point in|at some point during',
  ],
  [
    'from',
    'since|from|starting|beginning|starting in|beginning in|on or after|no earlier than|not earlier than|at the earliest|at the earliest in|at the earliest on|at the earliest from|earliest|as of|>=',
  ],
  ['after', 'after|later than|post|post -|>'],
  ['before', 'before|prior to|earlier than|pre|pre -|<'],
  ['to', `${UNTIL}|at the latest|at the latest in|at the latest on|at the latest by|<=`],
  ['to', ofEnd(`${UNTIL}|before|prior to`)],
  ['between', 'between'],
])
export const reachesAfter = phraseTable<Reach>([
  [
    'from',
    '+|or later|or after|or newer|at the earliest|and later|and after|and newer|onward|onwards|to present|to now|to date|to today',
  ],
  ['to', 'or earlier|or before|or sooner|at the latest|and earlier|and before|and sooner'],
])
/** `true`: the days between are meant too. After "or", and "and" but for "between", two dates are only each other's neighbors. */
export const dateSeparators = phraseTable([
  [true, '-|to|through|thru|until|till|til'],
  [false, 'and|or|&|/'],
])

export const months = phraseTable(
  [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ].map((names, i) => [i + 1, names] as const),
)
export const quarters = phraseTable(
  [
    'q1|1q|first quarter|1st quarter|first quarters|1st quarters',
    'q2|2q|second quarter|2nd quarter|second quarters|2nd quarters',
    'q3|3q|third quarter|3rd quarter|third quarters|3rd quarters',
    'q4|4q|fourth quarter|4th quarter|fourth quarters|4th quarters',
  ].map((names, i) => [i + 1, names] as const),
)

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year'
export const periods = phraseTable<Period>([
  ['day', 'day|days'],
  ['week', "week|weeks|week's"],
  ['month', "month|months|mo|mos|month's"],
  ['quarter', "quarter|quarters|quarter's"],
  ['year', "year|years|yr|yrs|year's"],
])
/** `past` and `coming` years reach from or to today; `last` and `next` ones too where they are counted. */
export const towards = phraseTable<'this' | 'last' | 'past' | 'next' | 'coming'>([
  ['this', 'this|this calendar|the current|current'],
  ['last', 'last|the last|previous|the previous|prior|the prior'],
  ['past', 'past|the past|trailing|the trailing'],
  ['next', 'next|the next|following|the following'],
  ['coming', 'coming|the coming|upcoming|the upcoming|this coming|this upcoming|this next'],
])
/** The twelve months up to today. */
export const trailingYear = phraseTable([
  [true, 'ttm|ltm|t12|t 12|trailing twelve|rolling twelve|rolling 12|trailing year'],
])
export const yearToDate = phraseTable([[true, 'ytd|year to date|this year to date|so far this year']])
