import * as z from 'zod/mini'
import { characteristic } from '../../../sync/domain/adjustment.ts'
import { forgetKeys } from '../forget-keys.ts'
import { pageId } from '../sync/open-pages.ts'
import type { Written } from '../sync/write-outcome.ts'

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
    details: z.object({ ...details, center: z.optional(z.nullable(latLng)) }),
  }),
  z.object({ kind: z.literal('add'), id, comps }),
  z.object({ kind: z.literal('annotate'), id, propertyId, notes: text }),
  z.object({ kind: z.literal('exclude'), id, propertyId, reason: text }),
  z.object({
    kind: z.literal('adjust'),
    id,
    propertyId,
    of: characteristic,
    /** Null takes it back. */
    adjustment: z.nullable(
      z.object({ kind: z.enum(['percent', 'dollars']), amount: z.number(), reason: text }),
    ),
  }),
])
export type TypedWrite = z.infer<typeof typedWrite>

const refusedWrite = z.object({ write: typedWrite, refusal: z.string() })
export type RefusedWrite = z.infer<typeof refusedWrite>

/** A write without the server's word on it, and the page that made it. */
const waitingWrite = z.object({ write: typedWrite, id: z.string(), page: z.string() })
export type WaitingWrite = z.infer<typeof waitingWrite>

const keptWrites = z.array(z.union([refusedWrite, waitingWrite]))
type KeptWrites = z.infer<typeof keptWrites>

const PREFIX = 'clearheight-refused-writes:'

/**
 * One user's typed writes. Each is kept until the server has answered; one that was refused for good is kept until it
 * is sent again or dropped. They survive reloads.
 */
export interface TypedWrites {
  /** Those that were refused. */
  all(): readonly RefusedWrite[]
  /** Keeps a write in place of an earlier one to the same thing. To be called with what became of it. */
  keep(write: TypedWrite): (written: Written) => void
  /** Those that wait, and whose answer neither this page nor any of the open ones will hear. */
  unheard(openPages: ReadonlySet<string>): readonly WaitingWrite[]
  /** Ends the wait of a write, if it still waits: it was refused with this sentence, or taken where there is none. */
  conclude(waiting: WaitingWrite, refusal: string | null): void
  /** Forgets what waits and no longer matters. */
  release(isOver: (write: TypedWrite) => boolean): void
  /** Forgets what was refused of the same thing. */
  drop(write: TypedWrite): void
  subscribe(listener: () => void): () => void
}

interface RefusedEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  userId: string
  /** Names this page among all that share the storage. */
  page: string
  /** Calls back when another tab has written to the storage. */
  onStorage(listener: (key: string | null) => void): void
}

/** Keeps them in a browser's storage; where that is full or forbidden, for this visit. */
export function createTypedWrites({ storage, userId, page, onStorage }: RefusedEnvironment): TypedWrites {
  const key = PREFIX + userId
  const listeners = new Set<() => void>()
  const underWay = new Set<string>()
  let isStored = true
  let kept = read()
  let refused = kept.filter(isRefused)

  function read(): KeptWrites {
    try {
      return z.parse(keptWrites, JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      return []
    }
  }
  function show(next: KeptWrites): void {
    kept = next
    refused = kept.filter(isRefused)
    for (const listener of listeners) listener()
  }
  /** Other tabs change it too, so what stands there is read again first. */
  function change(next: (was: KeptWrites) => KeptWrites): void {
    const changed = next(isStored ? read() : kept)
    try {
      if (changed.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(changed))
      isStored = true
    } catch {
      isStored = false
    }
    show(changed)
  }
  function conclude({ id, write }: WaitingWrite, refusal: string | null): void {
    change((was) => {
      if (!was.some((one) => !isRefused(one) && one.id === id)) return was
      const others = was.filter((one) => (isRefused(one) ? !isSame(one.write, write) : one.id !== id))
      return refusal === null ? others : [...others, { write, refusal }]
    })
  }

  onStorage((changed) => {
    if (isStored && (changed === key || changed === null)) show(read())
  })

  return {
    all: () => refused,
    keep(write) {
      const waiting: WaitingWrite = { write, id: crypto.randomUUID(), page }
      underWay.add(waiting.id)
      change((was) => [...was.filter((one) => isRefused(one) || !isSame(one.write, write)), waiting])
      return ({ outcome, refusal }) => {
        underWay.delete(waiting.id)
        switch (outcome) {
          case 'saved':
          case 'failed':
            return conclude(waiting, refusal)
          case 'unsent':
            return change((was) => was.filter((one) => isRefused(one) || one.id !== waiting.id))
          case 'unconfirmed':
            return
        }
      }
    },
    unheard: (openPages) =>
      kept.filter(
        (one): one is WaitingWrite =>
          !isRefused(one) && (one.page === page ? !underWay.has(one.id) : !openPages.has(one.page)),
      ),
    conclude,
    release(isOver) {
      if (kept.some((one) => !isRefused(one) && isOver(one.write)))
        change((was) => was.filter((one) => isRefused(one) || !isOver(one.write)))
    },
    drop(write) {
      if (refused.some((one) => isSame(one.write, write)))
        change((was) => was.filter((one) => !isRefused(one) || !isSame(one.write, write)))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isRefused(kept: KeptWrites[number]): kept is RefusedWrite {
  return 'refusal' in kept
}

function isSame(write: TypedWrite, other: TypedWrite): boolean {
  return keyOf(write) === keyOf(other)
}

/** Names what is written to: the same for every try. */
export function keyOf(write: TypedWrite): string {
  switch (write.kind) {
    case 'create':
      return `create ${write.list.id}`
    case 'edit':
      return `edit ${write.id}`
    case 'add':
      return `add ${write.id} ${write.comps.map((comp) => comp.propertyId).join(' ')}`
    case 'annotate':
    case 'exclude':
      return `${write.kind} ${write.id} ${write.propertyId}`
    case 'adjust':
      return `adjust ${write.id} ${write.propertyId} ${write.of}`
  }
}

/** The id of the list that is written to. */
export function listOf(write: TypedWrite): number {
  return write.kind === 'create' ? write.list.id : write.id
}

const opened = new Map<string, TypedWrites>()

/** A user's typed writes in this browser; the same object for the same user. */
export function typedWritesOf(userId: string): TypedWrites {
  const known = opened.get(userId)
  if (known) return known
  const refused = createTypedWrites({
    storage: localStorage,
    userId,
    page: pageId(),
    onStorage: (listener) => window.addEventListener('storage', (event) => listener(event.key)),
  })
  opened.set(userId, refused)
  return refused
}

/** Removes the typed writes of everyone but this user. */
export function forgetTypedWrites({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
