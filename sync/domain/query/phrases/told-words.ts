import { LEAVING } from '../words/leaving-words.ts'
import { phraseTable } from '../words/phrase-table.ts'

/**
 * What a sentence tells and does not ask: how somebody is housed today, what was offered to them, which building comps
 * are wanted for, and what else a message says, or the scene that it sets.
 */
export type Told = 'today' | 'offer' | 'subject' | 'liked' | 'message' | 'scene'

const each = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`.trim()))

const PEOPLE = [
  'client',
  'tenant',
  'user',
  'customer',
  'company',
  'group',
  'guy',
  'guys',
  'prospect',
  'buyer',
]
const OWNERS = ['landlord', 'll', 'owner', 'seller', 'listing broker', 'other side']
/** The spelling may be corrected to one without an apostrophe. */
const OF_PEOPLE = PEOPLE.flatMap((who) => [`${who}'s`, `${who}s`])
const people = [
  ...['they', 'he', 'she', 'we', 'i', 'it'],
  ...each(['', 'my', 'our', 'the', 'this', 'their'], PEOPLE),
]
const owners = each(['', 'the', 'their', 'our', 'current'], OWNERS)
const ARE = ['is', 'are', "'re"]
const NOW = ['currently', 'now', 'today', 'presently']
const LIVES = ['in', 'at', 'paying', 'leasing', 'renting', 'occupying', 'operating', 'based', 'housed']
const HOLDS = [
  'occupy',
  'occupies',
  'have',
  'has',
  'lease',
  'leases',
  'rent',
  'own',
  'owns',
  'use',
  'uses',
  'pay',
  'pays',
]

/** How somebody stands: the second word of "they occupy 42,000 SF". */
export const standing = phraseTable<Told>([
  ['today', 'occupy|occupies|occupied|outgrew|have outgrown|has outgrown|were at|was at|were in|was in'],
  [
    'today',
    'started at|started out at|used to be in|used to lease|lost|passed on|toured|looked at|were looking at',
  ],
  ['today', each(ARE, each(NOW, LIVES)).join('|')],
  ['today', each(ARE, each(LIVES, NOW)).join('|')],
  ['today', each(NOW, [...HOLDS, ...each(ARE, LIVES)]).join('|')],
  ['today', each(['', ...ARE], LEAVING).join('|')],
  ['today', 'is paying|are paying|sit in|sits in|are sitting in|is sitting in'],
  ['offer', 'were quoted|was quoted|got quoted|were offered|was offered|got offered|countered|countered at'],
])
export const offering = phraseTable<Told>([
  [
    'offer',
    'offered|quoted|countered|proposed|wants|is asking|are asking|is quoting|asked|came back at|came back with',
  ],
])
export const persons = phraseTable([[true, people.join('|')]])
export const contracted = phraseTable<Told>([
  ['today', LEAVING.join('|')],
  [
    'today',
    each(
      ["they're", "he's", "she's", "we're", "i'm"],
      ['paying', ...each(NOW, LIVES), ...each(LIVES, NOW)],
    ).join('|'),
  ],
])
export const landlords = phraseTable([[true, owners.join('|')]])
export const subjects = phraseTable([
  [
    true,
    each(
      ['', 'the', 'my', 'our'],
      ['subject is', 'subject property is', 'subject building is', 'subject was'],
    ).join('|'),
  ],
])
/** Whose lease it is: "my tenant's lease". Any lease may be that of who is spoken of. */
export const leases = phraseTable<'own' | 'any'>([
  [
    'own',
    each(
      ['their', 'his', 'her', 'our', 'my', ...each(['', 'my', 'our', 'the'], OF_PEOPLE)],
      each(['', 'current', 'existing', 'present', 'old'], ['lease', 'term', 'sublease']),
    ).join('|'),
  ],
  ['own', each(['the', ''], ['current lease', 'existing lease']).join('|')],
  ['any', 'lease|the lease'],
])
export const ending = phraseTable([
  [
    true,
    'expires|ends|is up|comes up|runs out|rolls|rolls over|is expiring|is ending|comes due|runs through|runs until|terminates',
  ],
])
/** "we've seen": what somebody has already. */
export const having = phraseTable([
  [
    true,
    each(
      ['i', 'we', "i've", "we've", 'i have', 'we have', 'they', "they've", 'they have', 'he has', 'she has'],
      [
        '',
        'got',
        'have',
        'seen',
        'saw',
        'toured',
        'pulled',
        'know',
        'looked at',
        'know about',
        'been through',
      ],
    ).join('|'),
  ],
])
/** What begins a wish, and so ends what is told. */
export const wishes = phraseTable([
  [
    true,
    "put|add|include|need|needs|needing|want|wants|wanting|looking|looks|seeking|seeks|require|requires|would like|would love|hoping|interested|prefer|prefers|targeting|must|now|find|show|pull|send|give|they need|they want|they'd like|they would like|we need|we want|he needs|she needs|he wants|she wants|it needs|i need|i want|please|won't go|will not go|can't go|cannot go|wouldn't go|won't pay|can't pay|can pay|could pay|would pay|will pay|would take|would do|would look|would consider|won't exceed|open to|willing|happy with|budget|at least|at most|no more than|no less than|he'd|she'd|they'd|we'd",
  ],
])
/** What a list that is not needed begins with. */
export const likings = phraseTable([
  [
    true,
    'nice to haves|nice to have|nice - to - haves|wish list|wishlist|bonus points|bonus points for|extra credit for|pluses|would be nice|would be a plus|optional|optional items|icing on the cake',
  ],
])
