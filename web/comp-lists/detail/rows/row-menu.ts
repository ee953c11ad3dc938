import { ArrowDown, ArrowUp, ArrowUpToLine, Eye, EyeOff, NotebookPen, Star, Trash2 } from 'lucide-react'
import type { MenuItem } from '../../../ui/layers/menu.tsx'
import type { ListComp } from '../list-comps.ts'
import type { RowHandlers } from './row-handlers.ts'

/** Where a comp can be moved in the list's own order. */
export interface Movable {
  isFirst: boolean
  isLast: boolean
}

/** All that can be done with a comp. `movable` is null where the order shown is not the list's own. */
export function rowMenu(
  { entry, slot }: Pick<ListComp, 'entry' | 'slot'>,
  actions: RowHandlers,
  movable: Movable | null,
): MenuItem[] {
  const { propertyId, isIncluded } = entry
  const moves: MenuItem[] =
    movable === null || !isIncluded
      ? []
      : [
          {
            label: 'Move up',
            icon: ArrowUp,
            run: () => actions.moveBy(propertyId, -1),
            shown: !movable.isFirst,
          },
          {
            label: 'Move down',
            icon: ArrowDown,
            run: () => actions.moveBy(propertyId, 1),
            shown: !movable.isLast,
          },
          {
            label: 'Move to the top',
            icon: ArrowUpToLine,
            run: () => actions.moveBy(propertyId, Number.NEGATIVE_INFINITY),
            shown: !movable.isFirst,
          },
        ].flatMap(({ shown, ...item }) => (shown ? [item] : []))
  return [
    { label: 'Edit notes', icon: NotebookPen, run: () => actions.editNotes(propertyId) },
    ...(slot < 0 ? [] : [{ label: 'Use as subject', icon: Star, run: () => actions.setSubject(propertyId) }]),
    ...moves,
    isIncluded
      ? {
          label: 'Exclude',
          icon: EyeOff,
          apart: true,
          run: () => actions.askWhy(propertyId, rowOf(propertyId)),
        }
      : { label: 'Include', icon: Eye, apart: true, run: () => actions.include(propertyId) },
    { label: 'Remove from the list', icon: Trash2, run: () => actions.remove(propertyId) },
  ]
}

/** The row of a comp, to ask something beside it. */
export function rowOf(propertyId: string): Element {
  return document.querySelector(`[data-comp="${CSS.escape(propertyId)}"]`) ?? document.body
}
