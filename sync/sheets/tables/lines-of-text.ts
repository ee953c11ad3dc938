import { isStreetLine } from '../cells/place/street-end.ts'
import { filledColumns, isBlank, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { knownHeader } from '../header/known-header.ts'
import { mapColumns } from '../header/map-columns.ts'
import type { FoldedTable } from './fold-lines.ts'
import type { RowsAtHand } from './look-ahead.ts'

const FEWEST_LINES = 2
/** So many of the lines must say where a property is and something of its deal. */
const LEAST_READ = 0.6
const BULLET = /^(?:[-–—•·*▪]|\(?\d{1,3}[.)])\s+/u
const SIGNS = /\s+[-–—•·]\s+|\s*[|;•]\s*|\t+/u
const COMMA = /,\s+/
const LABELLED = /^(\p{L}[\p{L} .#/&'-]{0,30}?)\s*[:=]\s*(\S.*)$/u
const LINE = 'Line of text'
const NOTES = 'Notes'

const DAY = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}/\d{4}|[a-z]{3,9}\.? (?:\d{1,2}, ?)?\d{4})`

/** What a part of a line is by its looks, and the header it is read under. What is called `of` is its value alone. */
const KINDS: readonly (readonly [header: string, pattern: RegExp])[] = [
  [
    'Size',
    /^[~±]? ?[\d,.]+k? ?(?:±|\+\/-)? ?(?:[rg]?sf|s\.f\.|sq\.? ?ft\.?|square feet)\b(?! ?(?:office|yard|lot|land))/i,
  ],
  ['Land', /^[~±]? ?[\d,.]+ ?(?:acres?|ac\.?)\b/i],
  ['Sale price', /^\$ ?(?:\d{1,3}(?:,\d{3}){2,}|[\d.]+ ?(?:mm?|million)\b)/i],
  ['TI', /^\$ ?[\d.]+ ?(?:(?:\/|per )?r?sf|psf)? (?:in )?(?:ti|tis|ti's|tenant improvements?)$/i],
  ['Rent', /^\$ ?[\d,.]+ ?(?:(?:\/|per |p)? ?(?:r?sf|psf|mo|yr|year|month|nnn|mg|gross)|(?:nnn|mg|gross))/i],
  ['Lease type', /^(?:nnn|mg|modified gross|industrial gross|gross|triple net|full service)$/i],
  ['Term', /^\d{1,3}(?:\.\d)?[ -]?(?:months?|mos?\.?|years?|yrs?\.?)(?: (?:term|lease))?$/i],
  ['Clear height', /^\d{1,2}(?:\.\d)? ?(?:['’]|ft\.?|feet|foot)(?:[- ]?\d{1,2}")? ?(?:clear|clr|ceiling)/i],
  [
    'Commencement',
    new RegExp(
      `^(?:start(?:s|ing|ed)?|commenc(?:es|ing|ed|ement)|comm\\.?|lcd|eff\\.?|effective):? (?<of>${DAY})$`,
      'i',
    ),
  ],
  [
    'Expiration',
    new RegExp(
      `^(?:exp(?:ires?|iring|iration|\\.)?|ends?|ending|thru|through|lxd|until):? (?<of>${DAY})$`,
      'i',
    ),
  ],
  [
    'Escalation',
    /^\d{1,2}(?:\.\d+)? ?% (?:annual |fixed |yearly )?(?:bumps?|increases?|escalat\w+|steps?|esc\.?)$/i,
  ],
  ['Free Rent', /^\d{1,2}(?:\.5)? (?:months?|mos?\.?)(?: of)? (?:free|abate)/i],
  ['Year Built', /^(?:built|yoc|year built)(?: in)?:? (?<of>(?:19|20)\d\d)$/i],
  ['Doors', /^\d{1,3} (?:dock|dh\b|grade|gl\b|drive|loading|truck)/i],
]
/** With one of them beside its address a line is of a property. */
const OF_A_DEAL: ReadonlySet<string> = new Set(['Size', 'Land', 'Sale price', 'Rent', 'Term'])

/**
 * A list of properties in lines of text, one a line: `12 Oak St, Austin, TX - 42,000 SF - $0.71/SF/mo NNN`. `null` where
 * the rows are something else. Its first line stands for the header that it does not have.
 */
export function linesOfText({ rows }: RowsAtHand): FoldedTable | null {
  const [first] = rows
  const column = first && loneColumn(first)
  if (first === undefined || column === undefined || partsOf(lineOf(first.cells[column])) === null)
    return null
  if (rows.some((row) => !isBlank(row) && loneColumn(row) !== column)) return null
  const filled = rows.filter((row) => !isBlank(row))
  const parted = filled.map((row) => partsOf(lineOf(row.cells[column])))
  // Below the list an email ends with greetings.
  const end = parted.findLastIndex((parts) => parts !== null) + 1
  const lines = filled.slice(0, end)
  const read = parted.slice(0, end)
  const count = read.filter((parts) => parts !== null).length
  if (count < FEWEST_LINES || count < lines.length * LEAST_READ) return null
  const headers = [...new Set(read.flatMap((parts) => [...(parts?.keys() ?? [])]))]
  const before = Array.from({ length: column }, () => null)
  const map = mapColumns([...before.map(() => ''), LINE, ...headers])
  const records = lines.map(({ rowNumber, cells }, i): SheetRow => {
    const parts = headers.map((header) => read[i]?.get(header) ?? null)
    return { rowNumber, cells: [...before, cells[column] ?? null, ...parts] }
  })
  const header = { map, rows: [first], score: map.columns.length }
  const last = rows.indexOf(lines.at(-1) ?? first)
  return { header, map, records, others: [], rows: last, width: column + 1 }
}

function loneColumn(row: SheetRow): number | undefined {
  const [only, other] = filledColumns(row)
  return other === undefined ? only : undefined
}

/** The parts of a line by the header each is read under; `null` where it is not of a property. */
function partsOf(line: string): Map<string, string> | null {
  const text = line.replace(BULLET, '')
  const signed = text.split(SIGNS)
  const isSigned = signed.length > 2
  const pieces = isSigned ? signed : text.split(COMMA)
  const parts = new Map<string, string>()
  const rest: string[] = []
  let isInAddress = false
  for (const piece of pieces.map((own) => own.trim()).filter((own) => own !== '')) {
    const [header, value] = kindOf(piece) ?? []
    if (header !== undefined && value !== undefined && !parts.has(header)) {
      parts.set(header, value)
      isInAddress = header === 'Address'
    } else if (isInAddress && !isSigned && header === undefined)
      parts.set('Address', `${parts.get('Address')}, ${piece}`)
    else {
      const isName =
        header === undefined && !parts.has('Address') && !parts.has('Name') && /\p{L}{2}/u.test(piece)
      if (isName) parts.set('Name', piece)
      else rest.push(piece)
      isInAddress = false
    }
  }
  if (!parts.has('Address') || ![...OF_A_DEAL].some((header) => parts.has(header))) return null
  if (rest.length > 0) parts.set(NOTES, [parts.get(NOTES) ?? [], rest].flat().join('; '))
  return parts
}

function kindOf(piece: string): readonly [header: string, value: string] | null {
  const [, label, value] = LABELLED.exec(piece) ?? []
  const known = label === undefined ? null : knownHeader(label)
  if (label !== undefined && value !== undefined && known && !known.isLoose && known.fit !== 'part')
    return [label, value]
  if (/^\d/.test(piece) && isStreetLine(piece)) return ['Address', piece]
  for (const [header, pattern] of KINDS) {
    const match = pattern.exec(piece)
    if (match) return [header, match.groups?.of ?? piece]
  }
  return null
}
