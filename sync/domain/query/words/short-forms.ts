import type { Token } from './lexer.ts'

/** Words of the trade as they are shortened in notes. Those that terms have themselves are not here. */
const SHORT_FORMS = new Map(
  Object.entries({
    trailer: ['trlr', 'tlr', 'trler', 'trl'],
    trailers: ['trlrs', 'tlrs', 'trls'],
    doors: ['drs', 'doorz'],
    dock: ['dok', 'dck'],
    dh: ['dhs'],
    docks: ['doks', 'dcks'],
    thousand: ['thou'],
    built: ['blt', 'bilt'],
    expires: ['exps'],
    many: ['mny'],
    average: ['avrg', 'averag'],
    county: ['cnty'],
    valley: ['vly', 'vlly'],
    springs: ['spgs', 'sprgs'],
    heights: ['hgts'],
    canyon: ['cyn'],
    beach: ['bch'],
    village: ['vlg', 'vlge'],
    township: ['twp'],
    freeway: ['frwy'],
    industrial: ['indl', 'indust'],
    months: ['mnths', 'mnth'],
    building: ['bldng'],
    landlord: ['lldrd', 'lndlrd'],
    people: ['ppl'],
    anything: ['anythng', 'anyting'],
    please: ['plse'],
    stalls: ['stls'],
    parking: ['prkg', 'pkng', 'prking'],
    heavy: ['hvy'],
    power: ['pwr', 'powr', 'poer'],
    fenced: ['fncd'],
    paved: ['pvd'],
    yard: ['yrd'],
    outside: ['outsd'],
    storage: ['stg', 'strg', 'stor'],
    crane: ['crn'],
    cranes: ['crns'],
    overhead: ['ovhd', 'ovrhd'],
    grade: ['grd'],
    level: ['lvl', 'lvls'],
    ground: ['grnd', 'gnd'],
    exterior: ['exter'],
    warehouse: ['wrhse', 'wrhs', 'whouse'],
    include: ['incl'],
    drive: ['drv'],
    sprinklered: ['sprink', 'sprk', 'spklr', 'spklrd', 'sprnk', 'sprinkd', 'spkd'],
    height: ['hght', 'hgt'],
    clearance: ['clrnc', 'clrnce'],
    office: ['offc', 'offce'],
    square: ['sqr'],
    minimum: ['minm'],
    maximum: ['maxm'],
    submarket: ['submkt', 'submrkt'],
    between: ['btwn', 'betw', 'btwen'],
    quarter: ['qtr', 'qrtr'],
    quarters: ['qtrs', 'qrtrs'],
    for: ['fr'],
    served: ['srvd'],
    rail: ['ral'],
    would: ['wld'],
    should: ['shld', 'shd'],
    could: ['cld'],
    needed: ['nded', 'needd'],
    required: ['reqd', 'rqd', 'req'],
    preferred: ['prefd'],
  }).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
)

/** Two words that are typed as one. */
const COMPOUNDS = new Map([
  ...[
    ...[
      'dock high',
      'dock door',
      'dock doors',
      'grade level',
      'drive in',
      'drive ins',
      'roll up',
      'cross dock',
    ],
    ...['clear height', 'truck court', 'trailer parking', 'office space', 'square feet', 'square foot'],
    ...['free rent', 'lease term', 'heavy power', 'rail served', 'year built', 'triple net', 'full service'],
  ].map((words) => [words.replace(' ', ''), words.split(' ')] as const),
  ['xdock', ['cross', 'dock']] as const,
])

/** Tokens with what is shortened written out and what is run together parted, but for words that the book has. */
export function writtenOut(tokens: readonly Token[], isKnown: (word: string) => boolean): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'word' || isKnown(token.text)) return token
    const parts = COMPOUNDS.get(token.text)
    if (parts !== undefined)
      return parts.map((text, i) => ({ ...token, text, glued: i === 0 && token.glued }))
    if (token.text === 'y2k') return { ...token, kind: 'number', text: '2000' }
    const word = SHORT_FORMS.get(token.text)
    return word === undefined ? token : { ...token, text: word }
  })
}
