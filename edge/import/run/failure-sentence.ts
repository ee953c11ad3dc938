import { WorkbookError } from '../../../sync/sheets/model/workbook-error.ts'
import { describeError } from '../../errors/describe-error.ts'
import { ImportError } from './import-error.ts'

/** The code of Postgres for a full disk. */
const DISK_FULL = '53100'

/** What went wrong with an import, for its record and for whoever runs it. Never a statement or its values. */
export function failureSentence(error: unknown): string {
  if (error instanceof ImportError || error instanceof WorkbookError) return error.message
  const said = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (said instanceof Error && 'code' in said && said.code === DISK_FULL) {
    return 'The disk of the database is full. Nothing was changed, and what the import took of it is given back.'
  }
  return `The import failed: ${describeError(error)}.`
}
