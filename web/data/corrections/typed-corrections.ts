import * as z from 'zod/mini'
import { forgetKeys } from '../forget-keys.ts'
import { browserKeeping } from '../zero/browser-keeping.ts'
import { createKeptWrites, type KeptEnvironment, type KeptWrites } from '../zero/kept-writes.ts'

/** A correction as a person typed it. Held to types alone: it was refused for what it holds. */
const typedCorrection = z.object({
  id: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  field: z.string(),
  typed: z.string(),
  reason: z.nullable(z.string()),
})
export type TypedCorrection = z.infer<typeof typedCorrection>
export type TypedCorrections = KeptWrites<TypedCorrection>

const PREFIX = 'clearheight-refused-corrections:'

export function createTypedCorrections({
  userId,
  ...environment
}: Omit<KeptEnvironment, 'key'> & { userId: string }): TypedCorrections {
  return createKeptWrites({ ...environment, key: PREFIX + userId }, { schema: typedCorrection, keyOf })
}

function keyOf({ propertyId, field }: TypedCorrection): string {
  return `${propertyId} ${field}`
}

const opened = new Map<string, TypedCorrections>()

/** A user's corrections without the server's word on them, and those that it refused; the same object for the same user. */
export function typedCorrectionsOf(userId: string): TypedCorrections {
  const known = opened.get(userId) ?? createTypedCorrections({ ...browserKeeping(), userId })
  opened.set(userId, known)
  return known
}

/** Removes the corrections of everyone but this user. */
export function forgetTypedCorrections({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
