export const WORKBOOK_ERROR_CODES = [
  'not-found',
  'empty',
  'not-a-workbook',
  'old-xls',
  'password-protected',
  'damaged',
  'changed',
  'too-large',
  'no-header',
] as const
export type WorkbookErrorCode = (typeof WORKBOOK_ERROR_CODES)[number]

/** A file that cannot be read as a workbook. The message is one plain sentence naming the file. */
export class WorkbookError extends Error {
  readonly code: WorkbookErrorCode

  constructor(code: WorkbookErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WorkbookError'
    this.code = code
  }
}
