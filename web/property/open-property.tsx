import { useMemo, useState } from 'react'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { propertyUndo } from './corrections/change-property.ts'
import type { WithoutProperty } from './dialog/no-property.tsx'
import { PropertyDialog } from './dialog/property-dialog.tsx'
import type { OpenPropertyActions } from './use-open-property.ts'

export interface OpenPropertyProps extends OpenPropertyActions {
  /** While no property is open. */
  pageTitle: string
  /** The slots it is one of, to turn to the next; null while there are none. */
  slots: Uint32Array | null
  propertyAt: (slot: number) => Property
  /** The slot of a property of the book, or -1. */
  slotOf: (id: string) => number
  /** Why there is no property to show, where the book has none with the id. */
  without: WithoutProperty
  unit: RentUnit
  /** Gives the focus to what it was opened from; -1 for a property the book does not have. */
  onReturnFocus(slot: number): void
}

/** Its dialog acts on them itself. They are listed where it can be opened: the list is out of reach behind it. */
const KEYS = [
  { keys: 'c', shown: ['C'], words: 'Correct the figure that has the focus' },
  { keys: 'h', shown: ['H'], words: 'Show its history' },
  {
    keys: '$mod+z',
    shown: ['Ctrl', 'Z'],
    words: 'Undo the last change',
    run: () => void propertyUndo.undo(),
  },
  { keys: 'a', shown: ['A'], words: 'Attach a photo or a PDF' },
]

/** The property in the address, among the others of its screen. It stays drawn while its dialog closes. */
export function OpenProperty(props: OpenPropertyProps) {
  const { openId, openProperty, closeProperty, slots, propertyAt, slotOf } = props
  const [id, setId] = useState(openId)
  useShortcuts('In an open property', KEYS)
  if (openId !== undefined && openId !== id) setId(openId)
  const slot = id === undefined ? -1 : slotOf(id)
  const found = useMemo(() => (slot < 0 ? null : propertyAt(slot)), [slot, propertyAt])
  const [last, setLast] = useState(found)
  if (found !== null && found !== last) setLast(found)
  /** The one whose dialog was asked to close: what removes it closes its dialog first. */
  const [closing, setClosing] = useState<string>()
  if (openId === undefined && closing !== undefined) setClosing(undefined)
  const isLeaving = openId === undefined || openId === closing
  const property = found ?? (isLeaving && last?.id === id ? last : null)
  const index = slot < 0 || slots === null ? -1 : slots.indexOf(slot)
  usePageTitle(openId === undefined ? props.pageTitle : (property?.name ?? 'Property not found'))

  return (
    <PropertyDialog
      open={openId !== undefined}
      subject={property ?? props.without}
      neighbors={
        index < 0 || slots === null
          ? null
          : {
              index,
              count: slots.length,
              go(to) {
                const next = slots[to]
                if (next !== undefined) openProperty(propertyAt(next).id)
              },
            }
      }
      unit={props.unit}
      onClose={() => {
        setClosing(openId)
        closeProperty()
      }}
      onReturnFocus={() => props.onReturnFocus(slot)}
    />
  )
}
