export type ImportErrorCode =
  | 'busy'
  | 'no-rows'
  | 'vanishing'
  | 'harmful'
  | 'renamed'
  | 'otherwise'
  | 'unknown-source'
  | 'stopped'
  | 'no-room'

/** An import that was refused. The message is one plain sentence; the book is as it was. */
export class ImportError extends Error {
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode, message: string) {
    super(message)
    this.name = 'ImportError'
    this.code = code
  }
}
