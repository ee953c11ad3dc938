import type { ColumnEvidence } from '../../../sync/sheets/preview/workbook-preview.ts'

/** What a column was understood as: `Contract rent`, `Choose one of 2`. */
export function readingWords({ reading, question, header }: ColumnEvidence): string {
  switch (reading.as) {
    case 'field':
      return reading.label
    case 'question':
      return `Choose one of ${question?.candidates.length ?? 2}`
    case 'custom':
      return `Custom: ${header}`
    case 'ignored':
      return 'Ignore this column'
  }
}

/** Below this, it is to be checked. */
const SURE = 0.9

export function isDoubtful({ sure }: ColumnEvidence): boolean {
  return sure !== null && sure < SURE
}

export function isOpenQuestion({ reading }: ColumnEvidence): boolean {
  return reading.as === 'question'
}

/** `14 understood, 1 question, 1 custom field, 1 ignored`. */
export function columnsWords(columns: readonly ColumnEvidence[]): string {
  const count = (as: ColumnEvidence['reading']['as']) =>
    columns.filter(({ reading }) => reading.as === as).length
  const questions = count('question')
  const customs = count('custom')
  return [
    `${count('field')} understood`,
    ...(questions > 0 ? [`${questions} ${questions === 1 ? 'question' : 'questions'}`] : []),
    ...(customs > 0 ? [`${customs} custom ${customs === 1 ? 'field' : 'fields'}`] : []),
    ...(count('ignored') > 0 ? [`${count('ignored')} ignored`] : []),
  ].join(', ')
}
