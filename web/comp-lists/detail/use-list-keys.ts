import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import type { ListComp } from './list-comps.ts'
import { rowOf } from './row-menu.ts'
import type { RowVerbs } from './row-verbs.ts'

/** Keys that act on the chosen comp; `verbs` are null for who may only read. */
export function useListKeys(chosen: ListComp | null, verbs: RowVerbs | null): void {
  const id = chosen?.entry.propertyId
  const isIncluded = chosen?.entry.isIncluded
  useShortcuts(
    'Comp list',
    verbs === null
      ? []
      : [
          {
            keys: 'e',
            shown: ['E'],
            words: 'Exclude the property',
            run: () => id !== undefined && isIncluded && verbs.askWhy(id, rowOf(id)),
          },
          {
            keys: 'i',
            shown: ['I'],
            words: 'Include the property',
            run: () => id !== undefined && !isIncluded && verbs.include(id),
          },
          {
            keys: 'Delete',
            shown: ['Del'],
            words: 'Remove the property from the list',
            run: () => id !== undefined && verbs.remove(id),
          },
        ],
  )
}
