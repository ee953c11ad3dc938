import type { IncomingMessage } from 'node:http'
import { addAttachment } from '../../../sync/api/attachments.ts'
import { uploadFile } from '../../../sync/api/imports.ts'

const FILE_PATHS = [uploadFile, addAttachment].map(
  ({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
)

/** Whether a request to this path sends a file. */
export function takesFile({ method }: Pick<IncomingMessage, 'method'>, path: string): boolean {
  return method === 'POST' && FILE_PATHS.some((known) => known.test(path))
}
