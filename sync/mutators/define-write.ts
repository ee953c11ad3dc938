import { defineMutator, type ReadonlyJSONValue } from '@rocicorp/zero'
import type * as z from 'zod/mini'
import { formatCount } from '../domain/format.ts'
import { issuesSentence } from '../issues-sentence.ts'
import { SyncError } from '../sync-error.ts'
import type { Call } from './mutator-call.ts'

/**
 * The most one call of a mutator may carry, in UTF-16 units of its JSON: at most 1.5 MB on the wire, where the sync
 * engine accepts 10. Longer data, such as the comps of a list, comes in several calls.
 */
export const LARGEST_CALL = 512 * 1024

/**
 * A mutator that refuses what its schema does not allow, and what is too large, with a sentence that names the field.
 */
export function defineWrite<In extends ReadonlyJSONValue, Out>(
  schema: z.ZodMiniType<Out, In>,
  work: (call: Call<Out>) => Promise<void>,
) {
  return defineMutator<In>(async ({ tx, args, ctx }) => {
    try {
      await work({ tx, args: parseArgs(schema, args), ctx })
    } catch (error) {
      // A rerun over newer rows is only a prediction of the server's result, and an error in it would end the
      // connection.
      const isOptimistic = tx.reason === 'rebase' && error instanceof SyncError
      if (!isOptimistic) throw error
    }
  })
}

function parseArgs<Out>(schema: z.ZodMiniType<Out>, args: unknown): Out {
  if (lengthOf(args) > LARGEST_CALL) throw new SyncError('invalid', tooLarge(args))
  const parsed = schema.safeParse(args)
  if (!parsed.success) throw new SyncError('invalid', issuesSentence(parsed.error.issues, 'arguments'))
  return parsed.data
}

/** In UTF-16 units of its JSON. */
export function lengthOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}

function tooLarge(args: unknown): string {
  let largest = { name: 'arguments', length: 0 }
  for (const [name, field] of Object.entries(Object(args))) {
    const length = lengthOf(field)
    if (length > largest.length) largest = { name, length }
  }
  return `${largest.name}: must be no longer than ${formatCount(LARGEST_CALL)} characters in one call.`
}
