import { defineQueries, defineQuery } from '@rocicorp/zero'
import * as z from 'zod/mini'
import { zql } from './schema.ts'

/** What may replicate to whom. The context is the session's user; a browser's own word for it is not asked. */
export const queries = defineQueries({
  book: {
    /**
     * The snapshot in force and every change since, of the caller's team. One query, so that both come in the
     * same commit. Bounded: a tail that has grown is folded into a new snapshot.
     */
    current: defineQuery(({ ctx }) => zql.book.where('teamId', ctx.teamId).related('tail').one()),
  },
  note: {
    /** A property's team-wide notes, and the caller's own private ones. */
    ofProperty: defineQuery(z.object({ propertyId: z.string() }), ({ ctx, args }) =>
      zql.note
        .where('teamId', ctx.teamId)
        .where('propertyId', args.propertyId)
        .where(({ cmp, or }) => or(cmp('isPrivate', false), cmp('authorId', ctx.userId)))
        .related('author')
        .orderBy('createdAt', 'desc'),
    ),
  },
})
