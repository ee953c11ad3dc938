import type { ProblemGroup } from '../../../sync/sheets/preview/workbook-preview.ts'
import { saveRows } from '../save-rows.ts'
import { becomesWords } from './becomes-words.ts'

/** Downloads the rows of a group, each with what it becomes and why. */
export function saveProblems(name: string, { rows, title, header }: ProblemGroup): void {
  saveRows(`${name}-${title.toLowerCase().replaceAll(' ', '-')}`, [
    ['Row', 'Property', 'Tenant', header ?? 'Cell', 'Becomes', 'Why'],
    ...rows.map(({ rowNumber, property, tenant, text, typed, becomes, why }) => [
      rowNumber,
      property ?? '',
      tenant ?? '',
      typed ?? text ?? '',
      becomesWords(becomes),
      why,
    ]),
  ])
}
