import { ApiError } from '../../http/api-error.ts'
import type { ImportJobs } from '../../services/import-jobs.ts'

/** For a deployment whose server cannot read files. */
export const noImportJobs: ImportJobs = {
  async start() {
    throw new ApiError(
      'unavailable',
      'This server has no place for files, so it cannot import. Whoever runs it can bind a bucket as FILES.',
    )
  },
  get: async () => null,
  cancel: async () => false,
}
