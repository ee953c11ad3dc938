import { shortWord } from '../../domain/place/street-types.ts'
import { isBuildingHeading } from '../cells/place/building-heading.ts'
import { splitAddress } from '../cells/place/split-address.ts'
import { CAN_END_STREET, ENDS_STREET } from '../cells/place/street-end.ts'
import { sizeBehind, withoutSize } from '../cells/size/size-behind.ts'
import { placeHeading } from './place-heading.ts'

/** What lines of titles say of the rows below them. */
export interface TitleFacts {
  readonly name: string | null
  /** With its city, state and ZIP where the title has them. */
  readonly address: string | null
  readonly city: string | null
  readonly submarket: string | null
  /** Of the building whose address or number stands before it: `1200 W 190th St - 96,400 SF`. */
  readonly squareFootage: string | null
  /** Whether the lines say nothing of where the rows are: `Rent Roll`, `As of 6/1/2025`, `Current Tenants`. */
  readonly isNeutral: boolean
}

const ROLL = `(?:(?:tenant|current|commercial|monthly|industrial|presentation|detailed|summary) )*(?:rent roll|tenancy schedule|tenant (?:roll|roster|schedule|list|summary)|lease (?:roll|schedule|summary)|leasing summary|stacking plan)(?: (?:detail|summary|report))?`
const DAY = String.raw`(?:[ ,:–—-]+(?:as of:? |dated? )?(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\p{L}{3,9}\.? (?:\d{1,2}, ?)?\d{4}))?`
const IS_ROLL = new RegExp(`^${ROLL}${DAY}$`, 'iu')
const NAMED_ROLL = new RegExp(
  String.raw`^${ROLL}(?: for| of)?[\s:,|–—-]+(.+)$|^(.+?)[\s:,|–—-]+\(?${ROLL}\)?$`,
  'i',
)
/** `Rent Roll with Lease Charges`: what it lists, and no building. */
const ITS_COLUMNS = /(?<=\b(?:roll|schedule|summary)) with [a-z &]+/i
/** When the sheet was made, behind what it is of. */
const AS_OF =
  /(?<=\S)[\s,;(|–—-]+as of(?:\s*[:=])?\s*(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b\.?[-\s']*\d)[^|]*$/i
/** How the sheet counts, behind what it is of: `Halsted Park (amounts in USD)`. */
const ITS_UNITS =
  /(?<=\S)\s*\((?:all )?(?:amounts|figures|measures|areas|rents|values|sizes|dollars)\b[^()]*\)/i
/** The program that a report comes from, before its title. */
const PROGRAM =
  /^(?:argus(?: enterprise)?|yardi(?: voyager| breeze)?|mri(?: software)?|realpage|appfolio|entrata|resman|buildium|rent manager)(?: [-–—|]|:) (?=\S)/i
const LABELED =
  /^(?:property|building|bldg|project|asset|site)\.?(?: name| address)?\s*[:=–—-]\s*(.+)$|^address\s*[:=–—-]\s*(.+)$/i
const MOMENT =
  /^(?:as of|date|dated|updated|printed|effective|through|for)?:? ?(?:\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?|(?:q[1-4]|[1-4]q|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*[ ,.]*(?:\d{1,2}[ ,]+)?(?:\d{2,4})?|\d{4})$/i
const NEUTRAL =
  /^(?:current|existing|occupied|leased|active|expired|future|pending|vacant|available|month[- ]to[- ]month|mtm|anchor|industrial|office|flex|retail|warehouse|manufacturing|storage|yard|ground|first|second|third|tenants?|leases?|suites?|units?|spaces?|notes?)(?: (?:tenants?|leases?|suites?|units?|spaces?|floor|level|only|residents?|applicants?)(?:\/applicants?)?)*:?$/i
/** Who made the sheet, or whom to call: the address beside it is theirs. */
const CONTACT =
  /@|\bwww\.|https?:|\b(?:tel|phone|fax|contact)\b|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\b(?:prepared|presented|submitted|listed|offered|managed|created) (?:by|for|to)\b|\b(?:realty|realtors?|brokers?|brokerage|advis[eo]rs|advisory|management|llc|inc|llp|company|associates|partners|appraisal|appraisers)\b/i
const OWNER = /^(?:owner|ownership|landlord|lender|borrower)\b/i
const BUILDING =
  /\b(?:park|center|centre|building|bldg|warehouse|plaza|commerce|distribution|logistics|industrial|business|crossing|gateway|terminal|campus|facility|tradeport)\b/i
const CODE = /^[a-z]{0,8}[-.]?\d[\w-]*$/i
/** `Gateway One (gw1)`. */
const WITH_CODE = /\s*\([\w-]+\)$/
/** What a sheet is, and no building: `Lease comps`, `Industrial Market Survey`. */
const OF_REPORT =
  /^(?:(?:recent|signed|closed|active|current|industrial|office|flex|improved|lease|leasing|leases|sale|sales|rent|rental|rents|deal|deals|market|comp|comps|comparable|comparables|survey|summary|report|analysis|list|listing|listings|availability|availabilities|data|grid|log|of|and|&)\b ?)+$/i
const LONGEST_NAME = 60

interface Piece {
  readonly text: string
  readonly line: number
}

/** Reads lines of titles, the highest first. What may be something else is left. */
export function readTitles(written: readonly string[]): TitleFacts {
  const lines = written.map(bare)
  const pieces = lines.flatMap((line, at) => piecesOf(line).map((text): Piece => ({ text, line: at })))
  const address = addressIn(pieces, lines)
  const name = nameIn(lines, pieces, address)
  // `Lease comps - Houston` names a market: a place stands alone in its line, or beside the building's name.
  const isBeside = (text: string) => text === name || IS_ROLL.test(text) || MOMENT.test(text)
  const isAlone = ({ text, line }: Piece) =>
    pieces.every((other) => other.line !== line || other.text === text || isBeside(other.text))
  const places = pieces.filter(isAlone).flatMap(({ text }) => placeHeading(text) ?? [])
  const placed = (role: 'city' | 'submarket') => places.findLast((place) => place.role === role)?.text ?? null
  const [city, submarket] = [placed('city'), placed('submarket')]
  const said = [name, address, city, submarket]
  return {
    name,
    address: address?.text ?? null,
    city,
    submarket,
    squareFootage: sizeBehind(written[address?.line ?? lines.findIndex(isBuildingHeading)] ?? ''),
    isNeutral: said.every((one) => one === null) && lines.every(isNeutral),
  }
}

/** A line without what says nothing of where the rows are. */
function bare(line: string): string {
  const told = [PROGRAM, ITS_COLUMNS, AS_OF, ITS_UNITS].reduce((text, aside) => text.replace(aside, ''), line)
  return withoutSize(told)
}

function piecesOf(line: string): string[] {
  const [, labeled, addressed] = LABELED.exec(line) ?? []
  const [, behind] = IS_ROLL.test(line) ? [] : (NAMED_ROLL.exec(line) ?? [])
  return (labeled ?? addressed ?? behind ?? line)
    .split(/\s+[-–—|•·]\s+|\s*[|•]\s*/)
    .flatMap((text) => atComma(text.replace(WITH_CODE, '')))
    .filter((text) => text !== '')
}

/** `Gateway One, 2750 Alvarado St, San Leandro, CA` and `Gateway One, San Leandro, CA` say two things. */
function atComma(text: string): string[] {
  const comma = text.indexOf(', ')
  const rest = text.slice(comma + 2)
  const isParted = comma > 0 && (isAddress(rest) || placeHeading(rest) !== null)
  return isParted && !isAddress(text) ? [text.slice(0, comma), rest] : [text]
}

/** The one address of the titles, unless it may be that of a firm. */
function addressIn(pieces: readonly Piece[], lines: readonly string[]): Piece | null {
  const found = pieces.filter(({ text }) => isAddress(text))
  const [only] = found
  if (!only || found.some(({ text }) => text.toLowerCase() !== only.text.toLowerCase())) return null
  if (LABELED.test(lines[only.line] ?? '')) return only
  const around = lines.slice(Math.max(0, only.line - 1), only.line + 2)
  const isOfFirm = around.some((line) => CONTACT.test(line) && !OWNER.test(line))
  return isOfFirm || splitAddress(only.text).suite !== null ? null : only
}

/** `2750 Alvarado St, San Leandro`: a number, and a word that ends a street or a state behind it. */
function isAddress(text: string): boolean {
  if (!/^\d+[a-z]?(?:-\d+)? \S/i.test(text) || text.length > 90) return false
  const { street, city, state } = splitAddress(text)
  if (city !== null && state !== null) return true
  const [number = '', ...words] = street.toLowerCase().replace(/[.,]/g, '').split(' ')
  if (words.some((word, i) => i > 0 && ENDS_STREET.has(shortWord(word)))) return true
  // `1850 S 59th Trace`; `2025 Business Park` and `3 Mill Run Center` are names.
  const last = shortWord(words.at(-1) ?? '')
  return (
    words.length > 1 && CAN_END_STREET.has(last) && !ALSO_NAMES.has(last) && !/^(?:19|20)\d\d$/.test(number)
  )
}

const ALSO_NAMES: ReadonlySet<string> = new Set('pk ctr mall bus broadway cr fm jct'.split(' '))

function nameIn(lines: readonly string[], pieces: readonly Piece[], address: Piece | null): string | null {
  const sure = lines.flatMap((line) => {
    const [, labeled] = LABELED.exec(line) ?? []
    const [, behind, before] = IS_ROLL.test(line) ? [] : (NAMED_ROLL.exec(line) ?? [])
    return piecesOf(labeled ?? behind ?? before ?? '').filter(canBeName)
  })
  if (sure[0] !== undefined) return sure[0]
  if (address) {
    const beside = pieces.filter(({ line }) => line === address.line)
    const above = beside.length > 1 ? beside : pieces.filter(({ line }) => line === address.line - 1)
    const [name, ...others] = above.map(({ text }) => text).filter(canBeName)
    return others.length === 0 ? (name ?? null) : null
  }
  const isOfRoll = lines.some((line) => IS_ROLL.test(line))
  const named = lines.filter((line) => canBeName(line) && BUILDING.test(line))
  return isOfRoll && named.length === 1 ? (named[0] ?? null) : null
}

function canBeName(text: string): boolean {
  return (
    text.length <= LONGEST_NAME &&
    /\p{L}{2}/u.test(text) &&
    !/[:?!]|\. /.test(text) &&
    !CODE.test(text) &&
    !CONTACT.test(text) &&
    !isAddress(text) &&
    !isNeutral(text) &&
    !OF_REPORT.test(text) &&
    placeHeading(text) === null
  )
}

function isNeutral(line: string): boolean {
  return MOMENT.test(line) || NEUTRAL.test(line) || IS_ROLL.test(line)
}
