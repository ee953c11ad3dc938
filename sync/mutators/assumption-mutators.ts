import * as z from 'zod/mini'
import { mustMay } from '../access/rights.ts'
import { assumedProblem } from '../domain/assumed/assumed-limits.ts'
import { ASSUMED_TERMS } from '../domain/economics/assumptions.ts'
import { zql } from '../schema.ts'
import { SyncError } from '../sync-error.ts'
import { type Call, clock } from './mutator-call.ts'

export const assumeTermArgs = z.object({
  term: z.enum(ASSUMED_TERMS),
  /** In the unit of `SetTerms`; null where nothing is to be assumed any more. */
  value: z.nullable(z.number()),
  /** The browser's clock, shown until the server's takes its place. Milliseconds since 1970. */
  now: z.number(),
})

/** Sets what the team assumes of a term wherever no source states it, or takes it back. */
export async function assumeTerm({ tx, args, ctx }: Call<z.infer<typeof assumeTermArgs>>): Promise<void> {
  mustMay(ctx, 'assumeTerms')
  const { term, value, now } = args
  const { teamId } = ctx
  if (value === null) {
    await tx.mutate.assumedTerm.delete({ teamId, term })
    return
  }
  const problem = assumedProblem(term, value)
  if (problem !== null) throw new SyncError('invalid', `${term}: ${problem}`)
  const before = await tx.run(zql.assumedTerm.where('teamId', teamId).where('term', term).one())
  // Who said it first keeps their name.
  if (before?.value === value) return
  await tx.mutate.assumedTerm.upsert({ teamId, term, value, authorId: ctx.userId, createdAt: clock(tx, now) })
}
