import { roleLabel } from '../decisions/choosable-roles.ts'
import type { ColumnClue } from '../model/explained.ts'
import type { ColumnFacts } from './column-facts.ts'
import type { ColumnFigures } from './column-figures.ts'
import { unitInWords } from './unit-in-words.ts'
import { whyInWords } from './why-understood.ts'
import type { ColumnEvidence, ColumnReading } from './workbook-preview.ts'

/** How a column was understood, with what speaks for it. */
export function evidenceOf(clue: ColumnClue, facts: ColumnFacts): ColumnEvidence {
  const { info, letter, figures } = facts
  const { index } = clue
  const header = info.header[index] ?? ''
  const use = info.columns.find((column) => column.index === index)
  const unused = info.unused.find((column) => column.index === index)
  const isDecided = clue.by === 'decided'
  const twins = [...info.header.keys()].filter((other) => info.header[other] === header)
  const reading: ColumnReading = clue.question
    ? { as: 'question' }
    : use
      ? { as: 'field', role: use.role, label: roleLabel(use.role) }
      : { as: unused?.reason === 'ignored' ? 'ignored' : 'custom' }
  return {
    index,
    letter,
    header,
    ...(twins.length > 1 && { nth: twins.indexOf(index) }),
    values: figures.first,
    reading,
    isDecided,
    why: whyInWords(clue, { use, unused, figures }),
    unit: use ? unitInWords(use, facts) : null,
    sure: reading.as === 'field' ? sureness(clue, use?.role === 'key', figures) : null,
    question: clue.question,
  }
}

/** How far a header is believed before its values are looked at. */
const BELIEVED: Readonly<Record<ColumnClue['by'], number>> = {
  own: 1,
  decided: 1,
  header: 0.99,
  parts: 0.95,
  values: 0.9,
  title: 0.9,
  part: 0.95,
  none: 0.5,
}
/** A value with an inferred unit counts for less than one that states it. */
const ASSUMED_COUNTS = 0.8

/** The belief in the header, by the share of values that fit it; of numbers of rows, the share that differ. */
function sureness({ by }: ColumnClue, isKey: boolean, figures: ColumnFigures): number {
  const { filled, failed, assumed, different, isDifferentCounted } = figures
  if (filled === 0) return Math.round(BELIEVED[by] * 50) / 100
  const fits = filled - failed - assumed * (1 - ASSUMED_COUNTS)
  const share = isKey ? (isDifferentCounted ? different / filled : 1) : fits / filled
  return Math.round(BELIEVED[by] * Math.min(1, share) * 100) / 100
}
