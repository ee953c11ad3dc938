import { Pencil } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import { type CorrectedField, isTyped } from '../../../sync/domain/records/correction.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import { useCorrections } from '../../data/corrections/corrections.ts'
import { useMay } from '../../data/session/use-may.ts'
import { CorrectedDot } from '../corrections/corrected-dot.tsx'
import styles from './figure.module.css'
import { type FigureMode, FigurePopover } from './source/figure-popover.tsx'
import { useSources } from './source/source-context.ts'
import { SourceValue } from './source/source-value.tsx'
import { isTelling, readingOf } from './source/source-words.ts'

interface FigureProps {
  /** The field it comes from; null for what the product itself knows. */
  field: CorrectedField | null
  /** What it is of: "Dock doors". Absent where its own words say so. */
  of?: string
  /** The figure as it is shown, which also names it. */
  words: string
  /** A text of a heading or a sentence, which is underlined only when pointed at. */
  quiet?: boolean
  /** Beside a corrected figure stands what its source says. */
  withSource?: boolean
  /** Stands for the words where only a part of them is the figure. */
  children?: ReactNode
}

/** A figure or a text that can show the cell it comes from, and be corrected. */
export function Figure({ field, of, words, quiet, withSource, children = words }: FigureProps) {
  const { source, container, property } = useSources()
  const trigger = useRef<HTMLButtonElement>(null)
  const [mode, setMode] = useState<FigureMode>('closed')
  // The words of a term are those of its months.
  const corrected = field === 'term' ? 'leaseTerm' : field
  const corrections = useCorrections(property.id)
  const correction = (corrected !== null && corrections.get(corrected)) || null
  const mayCorrect = useMay('correct') && corrected !== null && isTyped(corrected)
  const isMissing = words === NOT_AVAILABLE
  const reading = field !== null && source.kind === 'ready' ? readingOf(source.source, field) : null
  const hasSource = correction !== null || !isMissing || (reading !== null && isTelling(reading))
  if (field === null || corrected === null || !(hasSource || mayCorrect))
    return <span className={isMissing ? styles.missing : undefined}>{children}</span>

  const open = (next: FigureMode) => setMode(next === 'read' && !hasSource ? 'edit' : next)
  const correctByKey = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
    if (!mayCorrect || event.key.toLowerCase() !== 'c' || !isPlain) return
    event.preventDefault()
    open('edit')
  }
  const does = mayCorrect && !hasSource ? 'corrects it' : 'shows its source'
  const name = of === undefined ? capitalized(does) : `${of}: ${does}`
  return (
    <Popover.Root open={mode !== 'closed'} onOpenChange={(isOpen) => open(isOpen ? 'read' : 'closed')}>
      <span className={styles.place}>
        {correction !== null && <span className="visually-hidden">Corrected: </span>}
        <Popover.Trigger
          ref={trigger}
          className={styles.figure}
          data-missing={isMissing || undefined}
          data-quiet={quiet || undefined}
          aria-description={name}
          onKeyDown={correctByKey}
        >
          {/* Inside, so that it stays with the first line where the words take several. */}
          {correction !== null && <CorrectedDot silent />}
          {children}
        </Popover.Trigger>
        {withSource && <SourceValue field={corrected} />}
        {mayCorrect && (
          <button
            type="button"
            className={styles.pencil}
            // The figure itself is reached by keyboard, and C corrects it.
            tabIndex={-1}
            aria-label={`Correct ${of ?? words}`}
            onClick={() => open('edit')}
          >
            <Pencil size={12} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </span>
      <Popover.Portal container={container}>
        <FigurePopover
          {...{ field, corrected, correction, words, isMissing, mayCorrect, mode, trigger }}
          onMode={setMode}
        />
      </Popover.Portal>
    </Popover.Root>
  )
}
