import type { RejectedRows } from './rejected-file.ts'

/** Where no file of them is wanted: the database has the rejected rows as well. */
export const noRejectedFile: RejectedRows = {
  add: async () => {},
  keep: async () => null,
  discard: async () => {},
}
