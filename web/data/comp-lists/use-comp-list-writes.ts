import { useMemo } from 'react'
import { useSync } from '../book/book.tsx'
import { type CompListWrites, compListWrites } from './comp-list-writes.ts'
import { typedWritesOf } from './typed-writes.ts'

/** Null until the sync engine is there. */
export function useCompListWrites(): CompListWrites | null {
  const sync = useSync()
  return useMemo(
    () => sync && compListWrites({ ...sync, refused: typedWritesOf(sync.zero.userID ?? '') }),
    [sync],
  )
}
