import { Popover } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import styles from './figure.module.css'
import { useSources } from './source-context.ts'
import { SourcePopover } from './source-popover.tsx'
import { isTelling, readingOf } from './source-words.ts'

interface FigureProps {
  /** The field it comes from; null for what the product itself knows. */
  field: keyof Property | null
  /** What it is of: "Dock doors". Absent where its own words say so. */
  of?: string
  /** The figure as it is shown, which also names it. */
  words: string
  /** Stands for the words where only a part of them is the figure. */
  children?: ReactNode
}

/** A figure that can show the cell it comes from. One that is missing can where the cell says why. */
export function Figure({ field, of, words, children = words }: FigureProps) {
  const { source, container } = useSources()
  const trigger = useRef<HTMLButtonElement>(null)
  const [column, setColumn] = useState<Element | null>(null)
  const isMissing = words === NOT_AVAILABLE
  const reading = field !== null && source.kind === 'ready' ? readingOf(source.source, field) : null
  const hasSource = !isMissing || (reading !== null && isTelling(reading))
  if (field === null || !hasSource)
    return <span className={isMissing ? styles.missing : undefined}>{children}</span>
  const title = isMissing ? `Why this is ${NOT_AVAILABLE}` : `Where ${words} comes from`
  return (
    <Popover.Root onOpenChange={() => setColumn(trigger.current?.closest('section[tabindex]') ?? null)}>
      <Popover.Trigger
        ref={trigger}
        className={styles.figure}
        data-missing={isMissing || undefined}
        aria-description={of === undefined ? 'Shows its source' : `${of}: shows its source`}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          className={styles.popover}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          // It covers the facts it is about, not the column beside them.
          collisionBoundary={column}
          aria-label={title}
          // The arrow keys scroll a long row here, and turn no page.
          onKeyDown={(event) => event.stopPropagation()}
        >
          <SourcePopover title={title} field={field} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
