import { defineQueries, defineQuery } from '@rocicorp/zero'
import * as z from 'zod/mini'
import { visibleAttachments } from './access/attachment-access.ts'
import { visibleCompLists } from './access/comp-list-access.ts'
import { visibleCorrections } from './access/correction-access.ts'
import { visibleNotes } from './access/note-access.ts'
import { visibleViews } from './access/view-access.ts'
import { recordId } from './domain/words/person-text.ts'
import { zql } from './schema.ts'

/** What may replicate to whom. The context is the session's user, never a user that the browser names. */
export const queries = defineQueries({
  book: {
    /**
     * The snapshot in force, every change since, the names that firms and persons have besides, and what is assumed of
     * leases, of the caller's team. One query, so that all come in the same commit. Bounded: a tail that has grown is folded into a new snapshot.
     */
    current: defineQuery(({ ctx }) =>
      zql.book
        .where('teamId', ctx.teamId)
        .related('tail')
        .related('aliases')
        .related('assumptions', (assumptions) => assumptions.related('author'))
        .one(),
    ),
  },
  note: {
    /** A property's team-wide notes, and the caller's own private ones. */
    ofProperty: defineQuery(z.object({ propertyId: recordId }), ({ ctx, args }) =>
      visibleNotes(ctx).where('propertyId', args.propertyId).related('author').orderBy('createdAt', 'desc'),
    ),
  },
  correction: {
    /** Every correction in force, with who made it: tables mark what they are of. */
    inForce: defineQuery(({ ctx }) =>
      visibleCorrections(ctx).where('takenBackAt', 'IS', null).related('author').orderBy('createdAt', 'desc'),
    ),
  },
  attachment: {
    ofProperty: defineQuery(z.object({ propertyId: recordId }), ({ ctx, args }) =>
      visibleAttachments(ctx)
        .where('propertyId', args.propertyId)
        .related('author')
        .orderBy('createdAt', 'asc')
        .orderBy('id', 'asc'),
    ),
  },
  view: {
    /** Every saved view the caller may use, in order of their names. */
    visible: defineQuery(({ ctx }) =>
      visibleViews(ctx).related('author').orderBy('name', 'asc').orderBy('id', 'asc'),
    ),
  },
  compList: {
    /** Every list the caller may read, newest first, with its comps: its card says what it holds. */
    visible: defineQuery(({ ctx }) =>
      withComps(visibleCompLists(ctx)).orderBy('createdAt', 'desc').orderBy('id', 'asc'),
    ),
    one: defineQuery(z.object({ id: z.number() }), ({ ctx, args }) =>
      withComps(visibleCompLists(ctx)).where('id', args.id).one(),
    ),
  },
})

/** With the owner, the comps in their order, and who excluded a comp. */
function withComps(lists: ReturnType<typeof visibleCompLists>) {
  return lists
    .related('owner')
    .related('entries', (entries) =>
      entries.related('excluder').orderBy('position', 'asc').orderBy('propertyId', 'asc'),
    )
}
