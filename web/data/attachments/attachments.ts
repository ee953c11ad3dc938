import { useEffect, useState } from 'react'
import { queries } from '../../../sync/queries.ts'
import type { AttachmentRow } from '../../../sync/schema.ts'
import { useSync } from '../book/book.tsx'

export type SyncedAttachment = AttachmentRow & { readonly author?: { readonly name: string } | undefined }

/** The photos and documents of a property, oldest first, live. */
export function useAttachments(propertyId: string): readonly SyncedAttachment[] {
  const sync = useSync()
  const [seen, setSeen] = useState<{ propertyId: string; rows: readonly SyncedAttachment[] } | null>(null)
  useEffect(() => {
    if (sync === null) return
    const view = sync.zero.materialize(queries.attachment.ofProperty({ propertyId }))
    view.addListener((rows) => setSeen({ propertyId, rows }))
    return () => view.destroy()
  }, [sync, propertyId])
  return seen?.propertyId === propertyId ? seen.rows : NONE
}

const NONE: readonly SyncedAttachment[] = []
