import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Book } from '../../sync/book/book.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import type { GeocodeOutcome } from '../../sync/domain/place/geocoded.ts'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { createFindings } from '../assistant/tools/findings.ts'
import type { ToolContext } from '../assistant/tools/tool-context.ts'
import { geocodeFor } from '../geocode/geocode-for.ts'
import { ApiError } from '../http/api-error.ts'
import type { Services } from '../services/services.ts'

/** A context with the rights of one user. */
export function toolContextFor(
  services: Services,
  book: Book,
  ctx: SessionUser,
  reading: ToolContext['reading'] = () => {},
): ToolContext {
  return {
    book,
    today: dayHere(services.now()),
    findings: createFindings(),
    outputs: new Map(),
    reading,
    placeOf: (words) => placeFor(services, ctx, book, words),
    async compLists() {
      const lists = await services.withDb((db) =>
        zeroDrizzle(schema, db).run(queries.compList.visible.fn({ args: undefined, ctx })),
      )
      return lists.map(({ id, name, entries }) => ({
        id,
        name,
        includedCount: entries.filter(({ isIncluded }) => isIncluded).length,
        entries: entries.map(({ propertyId, isIncluded, excludeReason, notes }) => ({
          propertyId,
          isIncluded,
          whyExcluded: excludeReason ?? null,
          note: notes ?? null,
        })),
      }))
    },
    async notesOf(propertyId) {
      const notes = await services.withDb((db) =>
        zeroDrizzle(schema, db).run(queries.note.ofProperty.fn({ args: { propertyId }, ctx })),
      )
      return notes.map(({ note, isPrivate, author }) => ({
        text: note,
        isPrivate,
        author: author?.name ?? 'someone who has left',
      }))
    },
  }
}

/** A refusal for too many calls becomes an answer, like an impossible place. */
async function placeFor(
  services: Services,
  { userId }: SessionUser,
  book: Book,
  words: string,
): Promise<GeocodeOutcome> {
  try {
    return await geocodeFor(services, userId, book, words)
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'invalid', sentence: error.message }
    throw error
  }
}
