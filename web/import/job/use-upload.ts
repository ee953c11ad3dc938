import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { uploadFile } from '../../../sync/api/imports.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { sayUnauthorized } from '../../data/requests/unauthorized.ts'
import { useMe } from '../../data/session/session.tsx'
import { SERVER_AWAY_RETRY } from '../../ui/states/server-away.ts'

export type Upload =
  /** `share`: from 0 to 1. */
  { state: 'sending'; share: number } | { state: 'done'; id: string } | { state: 'failed'; sentence: string }

const SENDING: Upload = { state: 'sending', share: 0 }
const refusal = z.object({ message: z.string() })

/** Sends a file to the server while its columns are looked at. Begins anew with `attempt`; stops when it is left. */
export function useUpload(file: File, attempt: number): Upload {
  const [upload, setUpload] = useState<Upload>(SENDING)
  const senderId = useMe()?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends it again.
  useEffect(() => {
    setUpload(SENDING)
    const request = new XMLHttpRequest()
    const input = { name: file.name, ...(senderId !== undefined && { senderId }) }
    request.open('POST', requestOf(uploadFile, input).address)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      setUpload({ state: 'sending', share: total === 0 ? 0 : loaded / total }),
    )
    request.addEventListener('load', () => {
      if (request.status === 401) sayUnauthorized()
      setUpload(read(request))
    })
    request.addEventListener('error', () => setUpload({ state: 'failed', sentence: SERVER_AWAY_RETRY }))
    request.send(file)
    return () => request.abort()
  }, [file, attempt, senderId])
  return upload
}

function read({ status, responseText, statusText }: XMLHttpRequest): Upload {
  try {
    const body: unknown = JSON.parse(responseText)
    return status < 300
      ? { state: 'done', id: z.parse(uploadFile.output, body).id }
      : { state: 'failed', sentence: z.parse(refusal, body).message }
  } catch {
    return { state: 'failed', sentence: `${status}: ${statusText}` }
  }
}
