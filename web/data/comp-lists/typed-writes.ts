import * as z from 'zod/mini'
import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import { forgetKeys } from '../forget-keys.ts'
import { browserKeeping } from '../zero/browser-keeping.ts'
import { createKeptWrites, type KeptEnvironment, type KeptWrites } from '../zero/kept-writes.ts'

const id = z.number()
const propertyId = z.string()
const text = z.nullable(z.string())
const number = z.nullable(z.number())
const details = { name: z.string(), description: text, centerAddress: text, isPublic: z.boolean() }
const comps = z.array(z.object({ propertyId, propertyName: z.string(), propertyAddress: text, notes: text }))
const filters = z.object({ words: z.readonly(z.array(z.string())), href: text })
const latLng = z.object({ latitude: id, longitude: id })

/** A write to a comp list that carries what a person typed. Held to types alone: it was refused for what it holds. */
const typedWrite = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create'),
    list: z.object({
      id,
      ...details,
      latitude: number,
      longitude: number,
      radius: number,
      subjectPropertyId: text,
      filters: z.nullable(filters),
      comps,
    }),
  }),
  z.object({
    kind: z.literal('edit'),
    id,
    details: z.extend(z.partial(z.object(details)), { center: z.optional(z.nullable(latLng)) }),
  }),
  z.object({ kind: z.literal('add'), id, comps }),
  z.object({ kind: z.literal('annotate'), id, propertyId, notes: text }),
  z.object({ kind: z.literal('exclude'), id, propertyId, reason: text }),
  z.object({
    kind: z.literal('adjust'),
    id,
    propertyId,
    of: z.custom<Characteristic>((name) => typeof name === 'string'),
    /** Null takes it back. */
    adjustment: z.nullable(
      z.object({ kind: z.enum(['percent', 'dollars']), amount: z.number(), reason: text }),
    ),
  }),
])
export type TypedWrite = z.infer<typeof typedWrite>

export type TypedWrites = KeptWrites<TypedWrite>

const PREFIX = 'clearheight-refused-writes:'

export function createTypedWrites({
  userId,
  ...environment
}: Omit<KeptEnvironment, 'key'> & { userId: string }): TypedWrites {
  return createKeptWrites({ ...environment, key: PREFIX + userId }, { schema: typedWrite, keyOf })
}

/** Names what is written to: the same for every try. */
export function keyOf(write: TypedWrite): string {
  switch (write.kind) {
    case 'create':
      return `create ${write.list.id}`
    case 'edit':
      return `edit ${write.id} ${wordsEdited(write.details).join(' ')}`
    case 'add':
      return `add ${write.id} ${write.comps.map((comp) => comp.propertyId).join(' ')}`
    case 'annotate':
    case 'exclude':
      return `${write.kind} ${write.id} ${write.propertyId}`
    case 'adjust':
      return `adjust ${write.id} ${write.propertyId} ${write.of}`
  }
}

const WORDS = ['name', 'description', 'centerAddress'] as const

/** The texts of a list that an edit changes. */
export function wordsEdited(
  details: Extract<TypedWrite, { kind: 'edit' }>['details'],
): readonly (typeof WORDS)[number][] {
  return WORDS.filter((field) => details[field] !== undefined)
}

/** The id of the list that is written to. */
export function listOf(write: TypedWrite): number {
  return write.kind === 'create' ? write.list.id : write.id
}

const opened = new Map<string, TypedWrites>()

/** A user's typed writes in this browser; the same object for the same user. */
export function typedWritesOf(userId: string): TypedWrites {
  const known = opened.get(userId) ?? createTypedWrites({ ...browserKeeping(), userId })
  opened.set(userId, known)
  return known
}

/** Removes the typed writes of everyone but this user. */
export function forgetTypedWrites({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
