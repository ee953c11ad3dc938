import type { LeaseType } from '../../domain/known-types.ts'
import { LEASE_TYPE_WORDS } from '../cells/column-units.ts'
import { footnoteIn, footnoteMark } from '../cells/footnote-mark.ts'
import { displayText } from '../cells/plain-text.ts'
import { filledColumns, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { headerWords } from './header-words.ts'
import { saysTypeOfAll } from './title-rents.ts'

/** What stands below a table about its rents. */
export interface NotesBelow {
  /** Sentences about all rents, as a title above the table would say them. */
  readonly ofAll: readonly string[]
  /** The lease types that footnotes say, by their marks. */
  readonly typeOfMark: ReadonlyMap<string, LeaseType>
}

/** `All rents are monthly`, and not those of some rows. The title of a further table is no sentence. */
const OF_ALL_RENTS =
  /^(?:notes?\W+)?(?:(?:all|the|base|lease|quoted|reported) )*(?:rents?|rates?|rental rates?)\b.*\b(?:is|are|unless)\b/i
const OF_OTHER_RENTS =
  /[$€£] ?\d|\d\.\d|\b(?:asking|effective|market|averages?|equivalent|converted|except|subject)\b/i

const NOTHING_BUT_TYPE =
  /^(?:nnn|triple net|mg|(?:modified |industrial )?gross|full service(?: gross)?|fsg)(?: (?:rent|rate|lease))?$/

/** The notes among the last rows of a table; none where it may go on. */
export function notesBelow(rows: readonly SheetRow[], most: number): NotesBelow {
  const last = rows.findLastIndex((row) => filledColumns(row).length > 1)
  const texts =
    rows.length < most
      ? rows.slice(last + 1).flatMap(({ cells }) => cells.map(lineOf).filter((text) => text !== ''))
      : []
  const notes = texts.map(footnoteIn)
  const used = new Set(notes.length > 0 ? rows.slice(0, last + 1).flatMap(marksIn) : [])
  return {
    ofAll: notes
      .filter(({ mark }) => mark === null || !used.has(mark))
      .flatMap(({ said }) => sentencesOfAll(said)),
    typeOfMark: new Map(
      notes.flatMap(({ mark, said }): [string, LeaseType][] => {
        const type = mark === null ? null : typeIn(said)
        return mark === null || type === null ? [] : [[mark, type]]
      }),
    ),
  }
}

function marksIn({ cells }: SheetRow): string[] {
  return cells.flatMap((cell) => footnoteMark(displayText(cell)) ?? [])
}

function sentencesOfAll(text: string): string[] {
  return text
    .split(/(?<=[.;])\s+/)
    .filter((one) => (OF_ALL_RENTS.test(one) || saysTypeOfAll(one)) && !OF_OTHER_RENTS.test(one))
}

/** `Gross rent; landlord pays all expenses`: the type that a footnote begins with. */
function typeIn(text: string): LeaseType | null {
  const [first = ''] = text.split(/[;,.]/)
  const words = headerWords(first).join(' ')
  if (!NOTHING_BUT_TYPE.test(words)) return null
  const types = LEASE_TYPE_WORDS.filter(([pattern]) => pattern.test(words))
  return types.length === 1 ? (types[0]?.[1] ?? null) : null
}
