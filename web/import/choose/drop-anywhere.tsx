import { FileUp } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { chooseFile } from './choose-file.ts'
import styles from './drop-anywhere.module.css'
import { useGiveFile } from './use-give-file.ts'

/** On every screen, for who may import: a file that is dropped, or chosen after U, opens the import assistant. */
export function DropAnywhere() {
  const give = useGiveFile()
  const isOver = useDroppedFile((files) => {
    const [file] = files
    if (file === undefined) return
    if (files.length > 1) toast({ title: 'One file at a time', description: `${file.name} is opened first.` })
    give(file, null)
  })
  useShortcuts('Everywhere', [
    {
      keys: 'u',
      shown: ['U'],
      words: 'Choose a file to import',
      run: () => chooseFile((file) => give(file, null)),
    },
  ])
  return isOver ? (
    <div className={styles.overlay}>
      <p className={styles.words}>
        <FileUp size={22} strokeWidth={1.75} aria-hidden />
        <strong>Drop to read it</strong>
        <span className="muted">
          You see what it was read as, and what will change, before anything is written.
        </span>
      </p>
    </div>
  ) : (
    <span hidden data-takes-files />
  )
}

/** Whether a file is dragged over the page. `onDrop` gets what is dropped anywhere in it. */
function useDroppedFile(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  // In the same moment as the screen says so, or the browser would open the file in place of the page.
  useLayoutEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const onDropped = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onDrop([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDropped)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDropped)
    }
  })
  return isOver
}

function hasFiles({ dataTransfer, defaultPrevented }: DragEvent): boolean {
  return !defaultPrevented && (dataTransfer?.types.includes('Files') ?? false)
}
