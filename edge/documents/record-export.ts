import type { Context } from 'hono'
import { recordCallerEvent } from '../auth/record-caller-event.ts'
import type { Services } from '../services/services.ts'

interface Exported {
  /** In the word of the interface, such as `csv`. */
  readonly kind: string
  readonly rows: number
  readonly compList?: number
  /** With them lists, notes, corrections, other names and assumptions left as well. */
  readonly isEverything?: boolean
}

/** Records that properties leave as a file, how many and how. */
export async function recordExport(
  c: Context,
  services: Services,
  { kind, rows, compList, isEverything = false }: Exported,
): Promise<void> {
  const subject = compList === undefined ? {} : { subject: String(compList) }
  await services.withDb((db) =>
    recordCallerEvent(db, c, services, {
      action: 'exported',
      ...subject,
      details: { kind, rows, ...(isEverything && { everything: true }) },
    }),
  )
}
