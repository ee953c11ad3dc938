import * as z from 'zod/mini'
import type { Written } from '../requests/write-outcome.ts'

/** A write that was refused for good, and why. */
export interface RefusedWrite<W> {
  write: W
  refusal: string
}

/** A write without the server's word on it, and the page that made it. */
export interface WaitingWrite<W> {
  write: W
  id: string
  page: string
}

type Kept<W> = RefusedWrite<W> | WaitingWrite<W>

/**
 * One user's writes that carry what a person typed. Each is kept until the server has answered; one that was refused
 * for good is kept until it is sent again or dropped. They survive reloads.
 */
export interface KeptWrites<W> {
  /** Those that were refused. */
  all(): readonly RefusedWrite<W>[]
  /** Keeps a write in place of an earlier one to the same thing. To be called with what became of it. */
  keep(write: W): (written: Written) => void
  /** Those that wait, and whose answer neither this page nor any of the open ones will hear. */
  unheard(openPages: ReadonlySet<string>): readonly WaitingWrite<W>[]
  /** Ends the wait of a write, if it still waits: it was refused with this sentence, or taken where there is none. */
  conclude(waiting: WaitingWrite<W>, refusal: string | null): void
  /** Forgets what waits and no longer matters. */
  release(isOver: (write: W) => boolean): void
  /** Forgets what was refused of the same thing. */
  drop(write: W): void
  subscribe(listener: () => void): () => void
}

export interface KeptEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
  /** Names this page among all that share the storage. */
  page: string
  /** Calls back when another tab has written to the storage. */
  onStorage(listener: (key: string | null) => void): void
}

interface KindOfWrite<W> {
  schema: z.ZodMiniType<W>
  /** Names what is written to: the same for every try. */
  keyOf(write: W): string
}

/** Keeps them in a browser's storage; where that is full or forbidden, for this visit. */
export function createKeptWrites<W>(
  { storage, key, page, onStorage }: KeptEnvironment,
  { schema, keyOf }: KindOfWrite<W>,
): KeptWrites<W> {
  const refusedWrite = z.object({ write: schema, refusal: z.string() })
  const waitingWrite = z.object({ write: schema, id: z.string(), page: z.string() })
  const keptWrites = z.array(z.union([refusedWrite, waitingWrite]))
  const listeners = new Set<() => void>()
  const underWay = new Set<string>()
  let isStored = true
  let kept = read()
  let refused = kept.filter(isRefused)

  function read(): readonly Kept<W>[] {
    try {
      return z.parse(keptWrites, JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      return []
    }
  }
  function show(next: readonly Kept<W>[]): void {
    kept = next
    refused = kept.filter(isRefused)
    for (const listener of listeners) listener()
  }
  /** Other tabs change it too, so what stands there is read again first. */
  function change(next: (was: readonly Kept<W>[]) => readonly Kept<W>[]): void {
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
  function conclude({ id, write }: WaitingWrite<W>, refusal: string | null): void {
    change((was) => {
      if (!was.some((one) => !isRefused(one) && one.id === id)) return was
      const others = was.filter((one) => (isRefused(one) ? !isSame(one.write, write) : one.id !== id))
      return refusal === null ? others : [...others, { write, refusal }]
    })
  }

  function isSame(write: W, other: W): boolean {
    return keyOf(write) === keyOf(other)
  }

  onStorage((changed) => {
    if (isStored && (changed === key || changed === null)) show(read())
  })

  return {
    all: () => refused,
    keep(write) {
      const waiting: WaitingWrite<W> = { write, id: crypto.randomUUID(), page }
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
        (one): one is WaitingWrite<W> =>
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

function isRefused<W>(kept: Kept<W>): kept is RefusedWrite<W> {
  return 'refusal' in kept
}
