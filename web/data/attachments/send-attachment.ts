import { addAttachment } from '../../../sync/api/attachments.ts'
import { requestOf } from '../../../sync/api/request-of.ts'

/** What became of a file: the sentence of its refusal, null where it is kept. */
export type Sent = { refusal: string | null }

const NOT_SENT = "The server can't be reached. Attach the file again once it is back."

/** Sends a file, and tells how much of it has gone: 0 to 1. */
export function sendAttachment(
  propertyId: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<Sent> {
  const { address } = requestOf(addAttachment, { id: propertyId, name: file.name })
  return new Promise((resolve) => {
    // The only call of a browser that tells of what it has sent.
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve({ refusal: request.status === 200 ? null : sentenceOf(request) })
    request.onerror = () => resolve({ refusal: NOT_SENT })
    request.send(file)
  })
}

function sentenceOf({ responseText }: XMLHttpRequest): string {
  try {
    const { message } = JSON.parse(responseText) as { message?: unknown }
    return typeof message === 'string' ? message : NOT_SENT
  } catch {
    return NOT_SENT
  }
}
