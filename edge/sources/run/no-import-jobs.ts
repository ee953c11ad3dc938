import { ApiError } from '../../http/api-error.ts'
import type { ImportJobs } from '../../services/import-jobs.ts'

/** Of a deployment whose server cannot read files. */
export const noImportJobs: ImportJobs = {
  start() {
    throw new ApiError(
      'unavailable',
      'This server cannot import. Import on a machine of your own: npm run import.',
    )
  },
  get: () => null,
  cancel: () => false,
}
