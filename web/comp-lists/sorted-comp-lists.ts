import type { SyncedCompList } from '../data/comp-lists/comp-lists.ts'

export const COMP_LIST_SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'changed', label: 'Last changed' },
  { value: 'name', label: 'Name' },
] as const
export type CompListSort = (typeof COMP_LIST_SORTS)[number]['value']

type Sortable = Pick<SyncedCompList, 'name' | 'description' | 'centerAddress' | 'createdAt' | 'updatedAt'>

/** The lists that contain all the words somewhere in name, description or center address, in order. */
export function sortedCompLists<L extends Sortable>(
  lists: readonly L[],
  words: string,
  sort: CompListSort,
): L[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  return lists
    .filter(({ name, description, centerAddress }) => {
      const text = `${name}\n${description ?? ''}\n${centerAddress ?? ''}`.toLowerCase()
      return asked.every((word) => text.includes(word))
    })
    .sort(ORDERS[sort])
}

const ORDERS: Record<CompListSort, (a: Sortable, b: Sortable) => number> = {
  newest: (a, b) => b.createdAt - a.createdAt,
  changed: (a, b) => b.updatedAt - a.updatedAt,
  name: (a, b) => a.name.localeCompare(b.name),
}
