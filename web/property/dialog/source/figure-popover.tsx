import { Popover } from 'radix-ui'
import { type RefObject, useState } from 'react'
import { NOT_AVAILABLE } from '../../../../sync/domain/format.ts'
import type { CorrectedField } from '../../../../sync/domain/records/correction.ts'
import type { SyncedCorrection } from '../../../data/corrections/corrections.ts'
import { LazyFigureEditor } from '../../corrections/lazy-figure-editor.tsx'
import styles from '../figure.module.css'
import { CorrectedPopover } from './corrected-popover.tsx'
import { useSources } from './source-context.ts'
import { SourcePopover } from './source-popover.tsx'

/** What is open at a figure: where it comes from, or the form that corrects it. */
export type FigureMode = 'closed' | 'read' | 'edit'

interface FigurePopoverProps {
  /** The field whose cell is shown. */
  field: CorrectedField
  /** The field that a correction is of. */
  corrected: CorrectedField
  correction: SyncedCorrection | null
  words: string
  isMissing: boolean
  mayCorrect: boolean
  mode: FigureMode
  onMode(mode: FigureMode): void
  trigger: RefObject<HTMLElement | null>
}

/** Where a figure comes from, what was said over it, or the form that corrects it. */
export function FigurePopover(props: FigurePopoverProps) {
  const { field, corrected, correction, words, isMissing, mayCorrect, mode, onMode, trigger } = props
  const { property, unit } = useSources()
  const [showsRow, setShowsRow] = useState(false)
  const title = isMissing ? `Why this is ${NOT_AVAILABLE}` : `Where ${words} comes from`
  const close = () => {
    onMode('closed')
    trigger.current?.focus()
  }
  const edit = () => onMode('edit')
  return (
    <Popover.Content
      className={styles.popover}
      align="start"
      sideOffset={6}
      collisionPadding={12}
      // It covers the facts it is about, not the column beside them.
      collisionBoundary={trigger.current?.closest('section[tabindex]') ?? null}
      aria-label={mode === 'edit' ? 'Correct it' : correction === null ? title : 'Corrected'}
      // The arrow keys scroll a long row here, and turn no page.
      onKeyDown={(event) => event.stopPropagation()}
      onCloseAutoFocus={() => setShowsRow(false)}
    >
      {mode === 'edit' ? (
        <LazyFigureEditor {...{ property, unit, correction }} field={corrected} onDone={close} />
      ) : correction === null || showsRow ? (
        <SourcePopover title={title} field={field} onCorrect={mayCorrect ? edit : null} />
      ) : (
        <CorrectedPopover
          field={corrected}
          correction={correction}
          onEdit={edit}
          onShowRow={() => setShowsRow(true)}
          onDone={close}
        />
      )}
    </Popover.Content>
  )
}
