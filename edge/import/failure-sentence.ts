import { WorkbookError } from '../sheets/workbook-error.ts'
import { ImportError } from './import-error.ts'

const LONGEST = 300

/** What went wrong with an import, for its record and for whoever runs it. Never a statement or its values. */
export function failureSentence(error: unknown): string {
  if (error instanceof ImportError || error instanceof WorkbookError) return error.message
  // Drizzle's own message is the statement with every value in it; the cause is what Postgres said.
  const said = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const words = said instanceof Error ? said.message : String(said)
  return `The import failed: ${words.slice(0, LONGEST)}`
}
