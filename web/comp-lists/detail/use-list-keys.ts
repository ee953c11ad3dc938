import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import type { ListComp } from './list-comps.ts'
import type { RowHandlers } from './row-handlers.ts'
import { rowOf } from './row-menu.ts'

/** Keys that act on the chosen comp; `actions` are null for who may only read. */
export function useListKeys(chosen: ListComp | null, actions: RowHandlers | null): void {
  const id = chosen?.entry.propertyId
  const isIncluded = chosen?.entry.isIncluded
  useShortcuts(
    'Comp list',
    actions === null
      ? []
      : [
          {
            keys: 'e',
            shown: ['E'],
            words: 'Exclude the property',
            run: () => id !== undefined && isIncluded && actions.askWhy(id, rowOf(id)),
          },
          {
            keys: 'i',
            shown: ['I'],
            words: 'Include the property',
            run: () => id !== undefined && !isIncluded && actions.include(id),
          },
          {
            keys: 'Delete',
            shown: ['Del'],
            words: 'Remove the property from the list',
            run: () => id !== undefined && actions.remove(id),
          },
        ],
  )
}
