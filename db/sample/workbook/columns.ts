import type { CellValue } from 'hucre/xlsx'
import type { ImportedProperty } from '../../../sync/domain/property.ts'
import type { SampleColumn } from './sheet-plan.ts'

type FieldOf<T> = {
  [F in keyof ImportedProperty]: ImportedProperty[F] extends T ? F : never
}[keyof ImportedProperty]

/** A column that holds a field's text or number as it is. */
export function plainColumn(
  header: string,
  field: FieldOf<string | number | null>,
  width = 14,
  numFmt?: string,
): SampleColumn {
  return {
    header,
    width,
    ...(numFmt === undefined ? {} : { numFmt }),
    write: (property) => ({ value: property[field], known: { [field]: property[field] } }),
  }
}

/** A column that words a figure, as `28' clear`; a missing one stays empty. */
export function wordedColumn(
  header: string,
  field: FieldOf<number | null>,
  word: (figure: number, pick: <T>(choices: readonly T[]) => T) => CellValue,
  width = 14,
): SampleColumn {
  return {
    header,
    width,
    write(property, random) {
      const figure = property[field]
      return { value: figure === null ? null : word(figure, random.pick), known: { [field]: figure } }
    },
  }
}

/** The lease term in words, from which its months are read. */
export function termColumn(header: string): SampleColumn {
  return {
    header,
    width: 12,
    write: ({ term, leaseTerm }) => ({ value: term, known: { term, leaseTerm } }),
  }
}

/** The sprinkler system; where there is none, or nobody knows, one of the ways to say so. */
export function sprinklersColumn(header: string): SampleColumn {
  return {
    header,
    width: 14,
    write: ({ sprinklers }, random) => ({
      value: sprinklers ?? random.pick([null, null, 'None', 'Non-sprinklered', 'N/A']),
      known: { sprinklers },
    }),
  }
}

/** Yes or no, in the words of `yes` and `no`. */
export function railColumn(header: string, yes: string, no: string): SampleColumn {
  return {
    header,
    width: 8,
    write: ({ rail }) => ({ value: rail === null ? null : rail ? yes : no, known: { rail } }),
  }
}

/** ZIP codes as numbers, as they are where somebody typed them without an apostrophe. */
export function zipColumn(header: string): SampleColumn {
  return {
    header,
    width: 8,
    write: ({ zip }) => ({ value: zip === null ? null : Number(zip), known: { zip } }),
  }
}

/** Percent a year, typed as a percentage. */
export function percentColumn(header: string): SampleColumn {
  return {
    header,
    width: 12,
    numFmt: '0.00%',
    write: ({ rentEscalationPct }) => ({
      value: rentEscalationPct === null ? null : rentEscalationPct / 100,
      known: { rentEscalationPct },
    }),
  }
}

/** Dock and grade-level doors in one cell: `12 DH / 2 GL`. */
export function doorsColumn(header: string): SampleColumn {
  return {
    header,
    width: 18,
    write({ dockDoors, gradeDoors }, random) {
      const [dock, grade] = random.pick([
        ['DH', 'GL'],
        ['dock-high', 'grade-level'],
        ['truck-level', 'drive-in'],
      ] as const)
      const parts = [
        dockDoors === null ? [] : `${dockDoors} ${dock}`,
        gradeDoors === null ? [] : `${gradeDoors} ${grade}`,
      ]
      const value = parts.flat().join(random.pick([' / ', ', ', ' + ']))
      return { value: value === '' ? null : value, known: { dockDoors, gradeDoors } }
    },
  }
}

/** `24'6"`, `28' clear`, and of a range the lower end. */
export const wordedHeights = (header: string): SampleColumn =>
  wordedColumn(header, 'clearHeight', (feet, pick) => {
    const whole = Math.floor(feet)
    if (feet !== whole) return `${whole}'6"`
    return pick([whole, `${whole}'`, `${whole}' clear`, `${whole}'-${whole + 4}'`, `${whole} ft`])
  })
