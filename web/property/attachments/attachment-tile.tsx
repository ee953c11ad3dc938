import { FileText, X } from 'lucide-react'
import { getAttachment } from '../../../sync/api/attachments.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { isPicture } from '../../../sync/domain/attachment.ts'
import type { SyncedAttachment } from '../../data/attachments/attachments.ts'
import styles from './attachments.module.css'

interface AttachmentTileProps {
  attachment: SyncedAttachment
  /** Null where the user may not remove it. */
  onRemove: (() => void) | null
}

/** A photo in small, or a document; a click opens it in a tab of its own. */
export function AttachmentTile({ attachment, onRemove }: AttachmentTileProps) {
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
