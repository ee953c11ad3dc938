import { useEffect, useMemo, useState } from 'react'
import { mutators } from '../../sync/mutators/mutators.ts'
import { queries } from '../../sync/queries.ts'
import type { NameAliasRow } from '../../sync/schema.ts'
import { useSync } from './book/book.tsx'
import type { Written } from './requests/write-outcome.ts'

/** The other names of firms and persons, by name, live; null until they are known. */
export function useAliases(): readonly NameAliasRow[] | null {
  const sync = useSync()
  const [aliases, setAliases] = useState<readonly NameAliasRow[] | null>(null)
  useEffect(() => {
    if (sync === null) return
    const view = sync.zero.materialize(queries.book.current())
    view.addListener((book) => {
      const rows = [...(book?.aliases ?? [])]
      setAliases(rows.sort((a, b) => a.name.localeCompare(b.name) || a.alias.localeCompare(b.alias)))
    })
    return () => view.destroy()
  }, [sync])
  return aliases
}

export interface AliasWrites {
  add(alias: Pick<NameAliasRow, 'id' | 'name' | 'alias'>): Promise<Written>
  remove(id: string): Promise<Written>
}

/** Null until the sync engine is there. */
export function useAliasWrites(): AliasWrites | null {
  const sync = useSync()
  return useMemo(() => {
    if (sync === null) return null
    const { zero, unsent } = sync
    const { alias } = mutators
    return {
      add: (added) => unsent.written(zero.mutate(alias.add({ ...added, now: Date.now() }))),
      remove: (id) => unsent.written(zero.mutate(alias.remove({ id }))),
    }
  }, [sync])
}
