import { FileText, Plus, X } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { mayDetach } from '../../../sync/access/attachment-access.ts'
import { getAttachment } from '../../../sync/api/attachments.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_TYPES,
  isPicture,
  TOO_LARGE_TO_ATTACH,
} from '../../../sync/domain/attachment.ts'
import { useAttachmentWrites } from '../../data/attachments/attachment-writes.ts'
import { type SyncedAttachment, useAttachments } from '../../data/attachments/attachments.ts'
import { sendAttachment } from '../../data/attachments/send-attachment.ts'
import { useMe } from '../../data/session/session.tsx'
import { useMay } from '../../data/session/use-may.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { MESSAGES } from '../../ui/messages.ts'
import { useMedia } from '../../ui/use-media.ts'
import { tell } from '../corrections/change-property.ts'
import { usePropertyKey } from '../dialog/use-property-key.ts'
import styles from './attachments.module.css'

/** The photos and documents of a property, and the place where more are dropped. */
export function Attachments({ propertyId }: { propertyId: string }) {
  const title = useId()
  const me = useMe()
  const isPhone = useMedia(MEDIA.phone)
  const attachments = useAttachments(propertyId)
  const writes = useAttachmentWrites()
  const mayAttach = useMay('correct')
  const { sending, send } = useSending(propertyId)
  const input = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  usePropertyKey('a', section, () => input.current?.click())
  if (!mayAttach && attachments.length === 0) return null

  const isOwn = (attachment: SyncedAttachment) =>
    me !== null && mayDetach(attachment, { userId: me.id, role: me.role ?? 'member' })
  function remove({ id, name }: SyncedAttachment): void {
    if (writes !== null)
      void tell(writes.remove(id), { words: `${name} removed`, undo: () => writes.restore(id) })
  }
  function drop(event: DragEvent): void {
    if (!mayAttach || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    // The page itself takes dropped files for sheets.
    event.stopPropagation()
    void send([...event.dataTransfer.files])
  }

  return (
    <section
      ref={section}
      aria-labelledby={title}
      onDrop={drop}
      onDragOver={(event) => mayAttach && event.preventDefault()}
    >
      <div className={styles.head}>
        <h3 id={title} className={styles.title}>
          Attachments <span className={styles.count}>{attachments.length}</span>
        </h3>
        {mayAttach && (
          <span className={styles.count}>
            {isPhone ? 'Photos or PDFs, 25 MB each' : 'Drop photos or PDFs here, 25 MB each'}
          </span>
        )}
      </div>
      <ul className={styles.tiles}>
        {attachments.map((attachment) => (
          <AttachmentTile
            key={attachment.id}
            attachment={attachment}
            onRemove={writes !== null && isOwn(attachment) ? () => remove(attachment) : null}
          />
        ))}
        {sending.map(({ id, name, part }) => (
          <li key={id} className={styles.tile}>
            <span className={styles.picture}>
              <progress value={part} max={1} aria-label={`Sending ${name}`} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
        {mayAttach && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-keyshortcuts="A"
              onClick={() => input.current?.click()}
            >
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              Add
            </button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={ATTACHMENT_TYPES.join(',')}
              aria-label="Attach files"
              onChange={(event) => {
                void send([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </li>
        )}
      </ul>
    </section>
  )
}

interface SendingFile {
  id: string
  name: string
  /** Of the file that has gone, 0 to 1. */
  part: number
}

/** Sends files one after the other, and knows how far each is. */
function useSending(propertyId: string) {
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

interface AttachmentTileProps {
  attachment: SyncedAttachment
  /** Null where the user may not remove it. */
  onRemove: (() => void) | null
}

/** A photo in small, or a document; a click opens it in a tab of its own. */
function AttachmentTile({ attachment, onRemove }: AttachmentTileProps) {
  const { id, name, type, bytes } = attachment
  const { address } = requestOf(getAttachment, { id })
  return (
    <li className={styles.tile}>
      <a href={address} target="_blank" rel="noreferrer" className={styles.open}>
        <span className={styles.picture}>
          {isPicture(type) ? (
            <img src={address} alt="" loading="lazy" />
          ) : (
            <FileText size={22} strokeWidth={1.5} aria-hidden />
          )}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{sizeWords(bytes)}</span>
      </a>
      {onRemove !== null && (
        <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </li>
  )
}

/** `640 KB`, `2.1 MB`. */
function sizeWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`
}
