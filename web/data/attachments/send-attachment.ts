import { addAttachment } from '../../../sync/api/attachments.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { sayUnauthorized } from '../requests/unauthorized.ts'
import type { WaitingFile } from './stored-files.ts'

/** What became of a file: it is there, it may be sent again, or the sentence of its refusal. */
export type Sent = 'sent' | 'unreached' | 'signed_out' | { refusal: string }

/** Sends a file of a user's, and tells how much of it has gone: 0 to 1. */
export function sendAttachment(
  senderId: string,
  { id: attachmentId, propertyId, name, content }: WaitingFile,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const { address } = requestOf(addAttachment, { id: propertyId, name, attachmentId, senderId })
  return new Promise((resolve) => {
    // The only call of a browser that tells of what it has sent.
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onloadend = () => resolve(sentAs(request))
    signal.addEventListener('abort', () => request.abort())
    request.send(content)
  })
}

function sentAs({ status, responseText }: XMLHttpRequest): Sent {
  if (status === 200) return 'sent'
  if (status === 401) {
    sayUnauthorized()
    return 'signed_out'
  }
  const refusal = status < 500 && status !== 429 ? sentenceIn(responseText) : null
  return refusal === null ? 'unreached' : { refusal }
}

/** Only the product's own refusals have one; what stands in front of it may refuse for a while. */
function sentenceIn(responseText: string): string | null {
  try {
    const { message } = JSON.parse(responseText) as { message?: unknown }
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
