import { ApiError } from '../http/api-error.ts'
import type { FileStore } from '../services/file-store.ts'

const NO_FILES = 'This server cannot keep files.'

/** Of a deployment without a place for files. */
export const noFileStore: FileStore = {
  async put() {
    throw new ApiError('unavailable', NO_FILES)
  },
  async copy() {
    throw new ApiError('unavailable', NO_FILES)
  },
  async open() {
    throw new ApiError('unavailable', NO_FILES)
  },
  async remove() {},
}
