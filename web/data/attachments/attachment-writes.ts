import { useMemo } from 'react'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { useSync } from '../book/book.tsx'
import type { Written } from '../requests/write-outcome.ts'

interface AttachmentWrites {
  remove(id: string): Promise<Written>
  restore(id: string): Promise<Written>
}

/** Null until the sync engine is there. */
export function useAttachmentWrites(): AttachmentWrites | null {
  const sync = useSync()
  return useMemo(() => {
    if (sync === null) return null
    const { zero, unsent } = sync
    const { attachment } = mutators
    return {
      remove: (id) => unsent.written(zero.mutate(attachment.remove({ id, now: Date.now() }))),
      restore: (id) => unsent.written(zero.mutate(attachment.restore({ id, now: Date.now() }))),
    }
  }, [sync])
}
