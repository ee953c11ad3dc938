import { useState } from 'react'
import { ATTACHMENT_BYTES, TOO_LARGE_TO_ATTACH } from '../../../sync/domain/attachment.ts'
import { sendAttachment } from '../../data/attachments/send-attachment.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { MESSAGES } from '../../ui/messages.ts'

export interface SendingFile {
  id: string
  name: string
  /** Of the file that has gone, 0 to 1. */
  part: number
}

/** Sends files one after the other, and knows how far each is. */
export function useSending(propertyId: string) {
  const [sending, setSending] = useState<readonly SendingFile[]>([])

  async function send(files: readonly File[]): Promise<void> {
    const queue = files.map((file) => ({ file, id: crypto.randomUUID() }))
    setSending((was) => [...was, ...queue.map(({ file, id }) => ({ id, name: file.name, part: 0 }))])
    for (const { file, id } of queue) {
      const onProgress = (part: number) =>
        setSending((was) => was.map((one) => (one.id === id ? { ...one, part } : one)))
      const { refusal } =
        file.size > ATTACHMENT_BYTES
          ? { refusal: TOO_LARGE_TO_ATTACH }
          : await sendAttachment(propertyId, file, onProgress)
      setSending((was) => was.filter((one) => one.id !== id))
      if (refusal !== null)
        toast({ title: MESSAGES.error, description: `${file.name}: ${refusal}`, kind: 'error' })
    }
  }
  return { sending, send }
}
