/**
 * Abbreviation first, then what it stands for, then other spellings: USPS Publication 28, appendix C1, and C2's
 * words.
 */
const TYPES =
  'aly alley|ave avenue av aven avenu|bch beach|bnd bend|blf bluff|blvd boulevard boul|br branch|brg bridge|brk brook|byp bypass|bus business|cp camp|cyn canyon|cswy causeway|ctr center centre cntr|cir circle circ|clf cliff|clb club|cmn common|cor corner|crse course|ct court|cv cove|crk creek|cres crescent|xing crossing|dl dale|dr drive driv|est estate|ests estates|expy expressway expwy exp|ext extension|fls falls|fry ferry|fld field|flds fields|frd ford|frst forest|frk fork|ft fort|fwy freeway frwy|gdn garden|gdns gardens|gtwy gateway|gln glen|grn green|grv grove|hbr harbor|hvn haven|hts heights|hwy highway hiway hway|hl hill|hls hills|holw hollow|is island|jct junction|knl knoll|lk lake|lks lakes|lndg landing|ln lane|lgt light|lp loop|mnr manor|mdws meadows|ml mill|mls mills|mt mount|mtn mountain|nck neck|orch orchard|pk park|pkwy parkway parkwy pky|pass|path|pike|pl place|pln plain|plns plains|plz plaza|pt point|prt port|pr prairie|rnch ranch|rpds rapids|rst rest|rdg ridge|riv river|rd road|rte route|row|run|sq square|shr shore|spg spring|spgs springs|spur|st street str saint|sta station|strm stream|svc service|smt summit|ter terrace terr|trce trace|trak track|trl trail|tunl tunnel|tpke turnpike|un union|vly valley|vw view|vlg village|vis vista|walk|way wy|fm|cr'

/** Words for the kind of way, such as street and avenue. Two addresses that differ in it are different. */
const KINDS = new Set(
  'aly ave bnd blvd br brg byp cswy ctr cir cor crse ct cv cres xing dr expy ext fwy gdns gtwy gln grn grv hbr hts hwy hl hls holw jct lk ln lndg lp mnr mdws pk pkwy pass path pike pl plz pt pr rnch rdg rd rte row run sq spgs spur st sta ter trce trl tpke vly vw vlg vis walk way us sh'.split(
    ' ',
  ),
)

const DIRECTIONS = 'n north|s south|e east|w west|ne northeast|nw northwest|se southeast|sw southwest'

const ORDINALS =
  '1st first|2nd second|3rd third|4th fourth|5th fifth|6th sixth|7th seventh|8th eighth|9th ninth|10th tenth'

const LISTS = [TYPES, DIRECTIONS, ORDINALS]
  .join('|')
  .split('|')
  .map((list) => list.split(' '))
const SHORT = new Map(LISTS.flatMap(([short = '', ...others]) => others.map((word) => [word, short])))
const LONG = new Map(LISTS.flatMap(([short = '', ...others]) => (others[0] ? [[short, others]] : [])))
const DIRECTION = new Set(DIRECTIONS.split('|').map((list) => list.split(' ')[0]))

/** The one spelling that stands for all of a word's: `Street`, `Str` and `St` are `st`. Lower case in and out. */
export function shortWord(word: string): string {
  return SHORT.get(word) ?? word
}

/** A word's other spellings: of `st`, `street`, `str` and `saint`. */
export function longWords(short: string): readonly string[] {
  return LONG.get(short) ?? []
}

/** The short spellings of all words with a long one that begins so. */
export function shortWordsOf(beginning: string): string[] {
  return Array.from(SHORT).flatMap(([long, short]) => (long.startsWith(beginning) ? [short] : []))
}

/** Both in their short spelling. */
export const isStreetKind = (short: string | undefined): boolean => short !== undefined && KINDS.has(short)
export const isDirection = (short: string | undefined): boolean => short !== undefined && DIRECTION.has(short)
