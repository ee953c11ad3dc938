import type { Token } from './lexer.ts'

/** Words of the trade as they are shortened in notes. Those that terms have themselves are not here. */
const SHORT_FORMS = new Map(
  Object.entries({
    trailer: ['trlr', 'tlr', 'trler', 'trl'],
    trailers: ['trlrs', 'tlrs', 'trls'],
    doors: ['drs', 'doorz'],
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
    power: ['pwr'],
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
    sprinklered: ['sprk', 'spklr', 'spklrd', 'sprnk', 'sprinkd', 'spkd'],
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
    would: ['wld'],
    should: ['shld', 'shd'],
    could: ['cld'],
    needed: ['nded', 'needd'],
    required: ['reqd', 'rqd', 'req'],
    preferred: ['prefd'],
  }).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
)

/** Tokens with what is shortened written out, but for words that the book has. */
export function writtenOut(tokens: readonly Token[], isKnown: (word: string) => boolean): Token[] {
  return tokens.map((token) => {
    const word = token.kind === 'word' ? SHORT_FORMS.get(token.text) : undefined
    return word === undefined || isKnown(token.text) ? token : { ...token, text: word }
  })
}
