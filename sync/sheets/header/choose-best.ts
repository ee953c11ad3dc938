import { displayText, excerpt } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { UnusedReason } from '../model/workbook-event.ts'
import { compareMatches, type HeaderMatch } from './match-header.ts'

/** A column, and how well its header fits the role. */
export interface Candidate extends MappedColumn {
  readonly match: HeaderMatch
}

interface ChosenColumns {
  readonly columns: readonly MappedColumn[]
  /** Columns that gave way to others, and are read where these are blank. */
  readonly weaker: readonly MappedColumn[]
}

/** Says why a column is not used. */
export type Leave = (index: number, reason: UnusedReason, sentence: string) => void

/**
 * One column for each role, in the order of the sheet; remarks and rents of later years may stand in several. Where two fit equally well,
 * neither is used, unless no row says something else in one than in the other.
 */
export function chooseBest(
  candidates: readonly Candidate[],
  rows: readonly (readonly Cell[])[],
  leave: Leave,
): ChosenColumns {
  const weaker: MappedColumn[] = []
  const chosen: MappedColumn[] = []
  for (const rivals of Map.groupBy(candidates, ({ role, of }) => `${role} ${of ?? ''}`).values()) {
    const sorted = rivals.toSorted((a, b) => compareMatches(a.match, b.match))
    const [best, second] = sorted
    if (!best) continue
    if (SEVERAL.has(best.role)) {
      chosen.push(...rivals.map(mapped))
      continue
    }
    const inOtherUnits = sorted.filter((rival) => rival !== best && isSameInOtherUnit(best, rival))
    const equals = sorted.filter(
      (rival) => compareMatches(best.match, rival.match) === 0 && !isOtherUnit(best, rival),
    )
    const isTie = equals.length > 1 && !equals.every((rival) => sayTheSame(best, rival, rows))
    if (!isTie) chosen.push(mapped(best))
    if (!isTie) chosen.push(...inOtherUnits.map((rival) => ({ ...mapped(rival), of: best.role })))
    for (const rival of isTie ? sorted : sorted.slice(1)) {
      if (!isTie && inOtherUnits.includes(rival)) continue
      const other = rival === best ? (second ?? best) : best
      if (isTie && compareMatches(best.match, rival.match) === 0) {
        leave(
          rival.index,
          'tie',
          `“${excerpt(rival.header)}” and “${excerpt(other.header)}” could both be meant; neither is used.`,
        )
      } else {
        if (isSaidAgain(rival)) weaker.push(mapped(rival))
        leave(
          rival.index,
          'weaker-candidate',
          `“${excerpt(rival.header)}” gives way to “${excerpt(best.header)}”.`,
        )
      }
    }
  }
  return { columns: chosen.sort((a, b) => a.index - b.index), weaker }
}

const SEVERAL: ReadonlySet<ColumnRole> = new Set(['notes', 'laterRent'])

/** Fields of which a further column says the same in other words: `RBA` beside `Building SF`. */
const SAID_AGAIN: ReadonlySet<ColumnRole> = new Set([
  'squareFootage',
  'yearBuilt',
  'clearHeight',
  'tenant',
  'landlordFirm',
  'county',
  'zoning',
])

function isSaidAgain({ role, match }: Candidate): boolean {
  return SAID_AGAIN.has(role) && match.fit !== 'part' && !match.isLoose
}

/** Whether two columns agree in every row that has both. */
function sayTheSame(a: Candidate, b: Candidate, rows: readonly (readonly Cell[])[]): boolean {
  if (a === b) return true
  const textsOf = ({ index }: Candidate) => rows.map((row) => displayText(row[index] ?? null).trim())
  const [ours, theirs] = [textsOf(a), textsOf(b)]
  const inBoth = ours.filter((text, i) => text !== '' && theirs[i] !== '')
  return inBoth.length > 1 && ours.every((text, i) => text === '' || theirs[i] === '' || text === theirs[i])
}

function mapped({ match: _, ...column }: Candidate): MappedColumn {
  return column
}

const UNITS = ['month', 'year', 'm2', 'm', 'percent', 'sf', 'acre']
const UNIT_WORDS: ReadonlySet<string> = new Set([...UNITS, 'per', 'dollar'])

/** Two columns with the same figure, such as monthly and yearly, or in acres and square feet. */
function isOtherUnit(a: Candidate, b: Candidate): boolean {
  const units = (column: Candidate) => UNITS.filter((unit) => column.words.includes(unit)).join()
  return units(a) !== units(b)
}

/** Words that tell no rent from another. */
const OF_ANY_RENT: ReadonlySet<string> = new Set(
  'base contract current amount total rate rent payment'.split(' '),
)

/** The further column is kept beside the first. Lots have many names, and a sheet is of one lot a row. */
function isSameInOtherUnit(a: Candidate, b: Candidate): boolean {
  const saysNothing = (word: string) =>
    UNIT_WORDS.has(word) || (a.role === 'rentPerSf' && OF_ANY_RENT.has(word))
  const subject = (column: Candidate) => column.words.filter((word) => !saysNothing(word)).join(' ')
  const canBeSame = a.role === 'landSizeAcres' || (PAIRED.has(a.role) && subject(a) === subject(b))
  return canBeSame && isOtherUnit(a, b)
}

const PAIRED: ReadonlySet<ColumnRole> = new Set(['rentPerSf', 'squareFootage'])
