import { Badge, Button } from '@radix-ui/themes'
import { CloudOff, Lock, Pencil, Trash2, Users } from 'lucide-react'
import type { ShownNote } from '../data/notes/shown-notes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { ago } from '../ui/time/ago.ts'
import styles from './note-item.module.css'

interface NoteItemProps {
  note: ShownNote
  now: number
  /** Nobody has confirmed it, and the server does not answer. */
  isUnsent: boolean
  /** Its author may, and of a shared one an administrator. */
  mayDelete: boolean
  onEdit(): void
  onDelete(): void
  onRetry(): void
}

/** One note: who, when, who may read it, and what can be done with it. */
export function NoteItem({ note, now, isUnsent, mayDelete, onEdit, onDelete, onRetry }: NoteItemProps) {
  const { authorName, createdAt, isPrivate, isOwn, state } = note
  return (
    <div className={styles.note}>
      <Avatar size={24}>{initials(authorName)}</Avatar>
      <div className={styles.head}>
        <strong className={styles.author}>{authorName}</strong>
        <time className={styles.time} dateTime={new Date(createdAt).toISOString()}>
          {ago(createdAt, now)}
        </time>
        {isPrivate ? (
          <Badge color="gray" variant="outline">
            <Lock size={11} strokeWidth={1.75} aria-hidden />
            Private
          </Badge>
        ) : (
          <Badge color="indigo">
            <Users size={11} strokeWidth={1.75} aria-hidden />
            Team
          </Badge>
        )}
        {isUnsent && (
          <Badge color="amber">
            <CloudOff size={11} strokeWidth={1.75} aria-hidden />
            Not sent yet
          </Badge>
        )}
        {state === 'failed' && <Badge color="red">Not saved</Badge>}
      </div>
      {mayDelete && (
        <div className={styles.actions}>
          {state === 'failed' && (
            <Button size="1" variant="outline" color="gray" onClick={onRetry}>
              Try Again
            </Button>
          )}
          {isOwn && state === 'saved' && <IconButton icon={Pencil} label="Edit note" onClick={onEdit} />}
          <IconButton icon={Trash2} label="Delete note" onClick={onDelete} />
        </div>
      )}
      <p className={styles.text}>{note.note}</p>
    </div>
  )
}
