import { FileText, Plus, X } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { mayDetach } from '../../../sync/access/attachment-access.ts'
import { getAttachment } from '../../../sync/api/attachments.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { ATTACHMENT_TYPES, isPicture } from '../../../sync/domain/records/attachment.ts'
import { judgeFile, TELLING_BYTES } from '../../../sync/domain/records/judge-file.ts'
import { useAttachmentWrites } from '../../data/attachments/attachment-writes.ts'
import { type SyncedAttachment, useAttachments } from '../../data/attachments/attachments.ts'
import { useWaitingFiles, waitingFilesOf } from '../../data/attachments/browser-waiting-files.ts'
import type { ShownFile } from '../../data/attachments/waiting-files.ts'
import { useMe } from '../../data/session/session.tsx'
import { useMay } from '../../data/session/use-may.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { MESSAGES } from '../../ui/messages.ts'
import { sizeWords } from '../../ui/size-words.ts'
import { useMedia } from '../../ui/use-media.ts'
import { tell } from '../corrections/change-property.ts'
import { usePropertyKey } from '../use-property-key.ts'
import styles from './attachments.module.css'

/** The photos and documents of a property, and the place where more are dropped. */
export function Attachments({ propertyId }: { propertyId: string }) {
  const title = useId()
  const me = useMe()
  const isPhone = useMedia(MEDIA.phone)
  const attachments = useAttachments(propertyId)
  const writes = useAttachmentWrites()
  const mayAttach = useMay('correct')
  const userId = me?.id ?? ''
  const files = waitingFilesOf(userId)
  const waiting = useWaitingFiles(userId).filter(
    (file) => file.propertyId === propertyId && !attachments.some(({ id }) => id === file.id),
  )
  const input = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  usePropertyKey('a', section, () => input.current?.click())
  if (!mayAttach && attachments.length + waiting.length === 0) return null

  const isOwn = (attachment: SyncedAttachment) =>
    me !== null && mayDetach(attachment, { userId: me.id, role: me.role ?? 'member' })
  function remove({ id, name }: SyncedAttachment): void {
    if (writes !== null)
      void tell(writes.remove(id), { words: `${name} removed`, undo: () => writes.restore(id) })
  }
  async function attach(chosen: readonly File[]): Promise<void> {
    const at = Date.now()
    for (const [i, file] of chosen.entries()) {
      const { name } = file
      const as = await judged(file)
      if ('refusal' in as)
        toast({ title: MESSAGES.error, description: `${name}: ${as.refusal}`, kind: 'error' })
      else
        void files.add({
          id: crypto.randomUUID(),
          propertyId,
          name,
          type: as.type,
          content: file,
          refusal: null,
          at: at + i,
        })
    }
  }
  function drop(event: DragEvent): void {
    if (!mayAttach || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    // The page itself takes dropped files for sheets.
    event.stopPropagation()
    void attach([...event.dataTransfer.files])
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
        {waiting.map((file) => (
          <WaitingTile key={file.id} file={file} onDiscard={() => void files.drop(file.id)} />
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
                void attach([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </li>
        )}
      </ul>
    </section>
  )
}

/** Why a file cannot be attached, or what it is attached as. */
async function judged(file: File): Promise<ReturnType<typeof judgeFile>> {
  try {
    return judgeFile(file.size, new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer()))
  } catch {
    return { refusal: 'The file cannot be read.' }
  }
}

/** A file that only this browser has. */
function WaitingTile({ file, onDiscard }: { file: ShownFile; onDiscard: () => void }) {
  const { name, type, content, part, refusal } = file
  const preview = usePreview(content)
  return (
    <li className={styles.tile}>
      <span className={styles.picture}>
        {part === null ? (
          <Picture address={preview} type={type} />
        ) : (
          <progress value={part} max={1} aria-label={`Sending ${name}`} />
        )}
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.size}>{sizeWords(content.size)}</span>
      <span className={styles.state} role={refusal === null ? 'status' : 'alert'}>
        {stateWords(file)}
      </span>
      <button type="button" className={styles.remove} aria-label={`Discard ${name}`} onClick={onDiscard}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  )
}

function stateWords({ refusal, part, isKept }: ShownFile): string {
  if (refusal !== null) return `Not attached. ${refusal}`
  if (part !== null) return 'Sending'
  return isKept
    ? 'Waiting to be sent'
    : 'Waiting to be sent. The browser has no room to keep it: leave this page open.'
}

/** The address of what the browser itself has; null until there is one. */
function usePreview(content: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address
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
          <Picture address={address} type={type} />
        </span>
        <span className={styles.name} title={name}>
          {name}
        </span>
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

function Picture({ address, type }: { address: string | null; type: string }) {
  return isPicture(type) && address !== null ? (
    <img src={address} alt="" loading="lazy" />
  ) : (
    <FileText size={22} strokeWidth={1.5} aria-hidden />
  )
}
