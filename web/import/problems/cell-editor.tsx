import { useEffect, useRef, useState } from 'react'
import type { TypedReading } from '../../../sync/sheets/preview/read-preview.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { becomesWords } from './becomes-words.ts'
import styles from './problem-table.module.css'

interface CellEditorProps {
  text: string
  label: string
  /** What a text comes to in this cell. */
  type(text: string): Promise<TypedReading | null>
  onKeep(text: string): void
  onClose(): void
  /** Called before either, where a key did it: the focus is to stay with the cell. */
  onLeave(): void
}

/** A cell that is being typed, with what it comes to beside it. */
export function CellEditor({ text, label, type, onKeep, onClose, onLeave }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [reading, setReading] = useState<TypedReading | null>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const read = useRef(type)
  read.current = type
  useEffect(() => {
    let isOver = false
    read.current(typed).then(
      (next) => isOver || setReading(next),
      () => isOver || setReading(null),
    )
    return () => {
      isOver = true
    }
  }, [typed])
  const isRead = reading !== null && reading.why === null
  return (
    <>
      <td className={styles.cell} data-edited>
        <input
          ref={input}
          data-takes-escape
          aria-label={label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const isKept = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
            if (!isKept && event.key !== 'Escape') return
            onLeave()
            if (isKept) onKeep(typed)
            else onClose()
            event.preventDefault()
            event.stopPropagation()
          }}
          onBlur={() => (typed === text ? onClose() : onKeep(typed))}
        />
      </td>
      <td className={styles.becomes} data-good={isRead || undefined}>
        <span role="status">{reading === null ? '' : becomesWords(reading.becomes)}</span>
      </td>
      <td className={styles.why}>
        <span>{reading?.why}</span>
        <span className={styles.keys}>
          <Kbd>Enter</Kbd> keep <Kbd>Esc</Kbd>
        </span>
      </td>
    </>
  )
}
