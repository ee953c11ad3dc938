import type { Database } from '../../../db/database.ts'
import { attachment, correction } from '../../../db/schema.ts'
import { attachmentKey } from '../../../edge/attachments/keep-attachment.ts'
import type { Services } from '../../../edge/services/services.ts'
import { ATTACHMENT_ID, CORRECTION_ID, PROPERTY_ID } from '../../../sync/api/examples.ts'
import type { SessionUser } from '../../../sync/session.ts'

const PDF = '%PDF-1.7'

/** The correction and the file that the examples of the interface speak of. */
export async function putBelongingsOfExamples(
  db: Database,
  { files }: Pick<Services, 'files'>,
  { userId, teamId }: SessionUser,
): Promise<void> {
  const by = { teamId, propertyId: PROPERTY_ID, authorId: userId, createdAt: new Date() }
  const there = { takenBackAt: null, takenBackBy: null }
  await db
    .insert(correction)
    .values({ ...by, id: CORRECTION_ID, field: 'clearHeight', value: 26, typed: "26'" })
    .onConflictDoUpdate({ target: correction.id, set: there })
  await db
    .insert(attachment)
    .values({ ...by, id: ATTACHMENT_ID, name: 'Lease.pdf', type: 'application/pdf', bytes: PDF.length })
    .onConflictDoUpdate({ target: attachment.id, set: { removedAt: null } })
  const key = attachmentKey(ATTACHMENT_ID)
  await files.remove(key)
  await files.put(key, new Blob([PDF]).stream(), PDF.length)
}
