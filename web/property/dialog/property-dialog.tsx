import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { runWhenIdle } from '../../run-when-idle.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { DialogFrame, type DialogPlace } from '../../ui/layers/dialog-frame.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { propertyUndo } from '../corrections/change-property.ts'
import { loadFigureEditor } from '../corrections/lazy-figure-editor.tsx'
import { ContactActions } from './contact/contact-actions.tsx'
import { ContactLines } from './contact/contact-lines.tsx'
import { AddToList, Brochure, DialogHead, Identity, type Neighbors } from './dialog-head.tsx'
import { PropertyFacts } from './facts/property-facts.tsx'
import { NoProperty, titleOf, type WithoutProperty } from './no-property.tsx'
import styles from './property-dialog.module.css'
import { PropertySide } from './property-side.tsx'
import { SourceContext, type Sources } from './source/source-context.ts'
import { usePropertySource } from './source/use-property-source.ts'

export interface PropertyDialogProps {
  open: boolean
  /** The property, or why there is none. */
  subject: Property | WithoutProperty
  /** Null where the property stands in no list. */
  neighbors: Neighbors | null
  unit: RentUnit
  onClose(): void
  /** Called once the dialog is gone: the focus is to go back to the property's card. */
  onReturnFocus(): void
}

const PLACE: DialogPlace = { kind: 'center', width: 1160, height: 844 }

/** A property in full. */
export function PropertyDialog(props: PropertyDialogProps) {
  const { open, subject, neighbors, unit, onClose, onReturnFocus } = props
  const [element, setElement] = useState<HTMLElement | null>(null)
  const isPage = useMedia(MEDIA.phone)
  const property = 'id' in subject ? subject : null
  const body = (
    <>
      <DialogHead
        title={'id' in subject ? subject.name : titleOf(subject)}
        {...{ property, neighbors, isPage }}
      />
      {'id' in subject ? (
        <Known property={subject} {...{ unit, isPage }} />
      ) : (
        <NoProperty why={subject} onClose={onClose} />
      )}
    </>
  )
  return (
    <DialogFrame
      ref={setElement}
      {...{ open, onClose, onReturnFocus }}
      place={PLACE}
      onKeyDown={(event: KeyboardEvent) => {
        turnPage(event, neighbors)
        undoByKey(event)
      }}
    >
      {property === null ? (
        body
      ) : (
        <WithSource {...{ property, unit }} container={element} close={onClose}>
          {body}
        </WithSource>
      )}
    </DialogFrame>
  )
}

interface KnownProps {
  property: Property
  unit: RentUnit
  isPage: boolean
}

/** All but the map starts again with each property: the map is costly, and only moves on. */
function Known({ property, unit, isPage }: KnownProps) {
  const { id } = property
  const read = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another property is read from its beginning.
  useLayoutEffect(() => {
    if (read.current === null) return
    const { parentElement, children } = read.current
    for (const scrolled of [parentElement, read.current, ...children]) scrolled?.scrollTo({ top: 0 })
  }, [id])

  return (
    <div className={styles.columns}>
      <div ref={read} className={styles.read}>
        <ScrollArea key={`facts ${id}`} label="Facts" className={styles.facts}>
          {isPage && (
            <div className={styles.identity}>
              <Identity property={property} />
              <div className={styles.links}>
                <Brochure property={property} />
                <AddToList property={property} />
              </div>
            </div>
          )}
          <PropertyFacts property={property} unit={unit} />
        </ScrollArea>
        <PropertySide {...{ property, unit, isPage }} className={styles.side} />
      </div>
      <div key={`contact ${id}`} className={styles.contact}>
        {!isPage && <ContactLines property={property} />}
        <ContactActions property={property} wide={isPage} />
      </div>
    </div>
  )
}

interface WithSourceProps extends Omit<Sources, 'source' | 'ask'> {
  children: ReactNode
}

/** Knows the open property's source, for all that is shown of it. */
function WithSource({ property, unit, container, close, children }: WithSourceProps) {
  const { source, ask } = usePropertySource(property)
  const closing = useRef(close)
  closing.current = close
  const closeNow = useCallback(() => closing.current(), [])
  useEffect(() => runWhenIdle(loadFigureEditor), [])
  const sources = useMemo(
    () => ({ property, unit, container, close: closeNow, source, ask }),
    [property, unit, container, closeNow, source, ask],
  )
  return <SourceContext value={sources}>{children}</SourceContext>
}

/** Ctrl or Cmd Z takes back what was last done to a property, unless text is typed. */
function undoByKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
  if (!isUndo || (event.target instanceof Element && event.target.closest('input, textarea'))) return
  event.preventDefault()
  void propertyUndo.undo()
}

/** What uses the arrow keys itself. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=tab], [role=slider], [role=radio], [role=menu], [role=application]'

/** Left and Right open the property before and after. Keys held down do not: each step is an address. */
function turnPage(event: KeyboardEvent, neighbors: Neighbors | null): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0 || neighbors === null || event.repeat || event.defaultPrevented) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { target, currentTarget } = event
  // Another dialog over this one bubbles through here too.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_ARROWS)) return
  const to = neighbors.index + by
  if (to < 0 || to >= neighbors.count) return
  event.preventDefault()
  neighbors.go(to)
}
