import type { TabLock } from '../tab-lock.ts'
import type { Sent } from './send-attachment.ts'
import type { StoredFiles, WaitingFile } from './stored-files.ts'

/** A file that waits, is on its way, or was refused. */
export interface ShownFile extends WaitingFile {
  /** How much of it has gone, 0 to 1; null where this page is not sending it. */
  part: number | null
  /** Whether it survives the page: not where the browser forbids storage or has no room. */
  isKept: boolean
}

/** One user's files that the server does not have. Each is kept until it is sent or dropped. */
export interface WaitingFiles {
  all(): readonly ShownFile[]
  subscribe(listener: () => void): () => void
  /** Keeps a file, and sends it now or once the server answers. */
  add(file: WaitingFile): Promise<void>
  /** Also one that is on its way. */
  drop(id: string): Promise<void>
  /** Sends what waits. To be called when the connection is back. */
  sendWaiting(): Promise<void>
  /** Sends nothing any more: the user is leaving. */
  end(): void
}

interface Surroundings {
  stored: StoredFiles
  send(file: WaitingFile, onProgress: (part: number) => void, signal: AbortSignal): Promise<Sent>
  /** One tab sends a file. */
  lockOf(id: string): Pick<TabLock, 'runIfFree'>
  /** Resolves once files that did not arrive are worth another try. */
  untilWorthATry(): Promise<void>
  /** Tells the other tabs that what is kept has changed. */
  tellTabs(): void
  onTold(listener: () => void): void
}

/** Where the browser cannot keep a file, it waits for as long as the page is open. */
export function createWaitingFiles(around: Surroundings): WaitingFiles {
  const { stored } = around
  const listeners = new Set<() => void>()
  const underWay = new Map<string, { part: number; stop: AbortController }>()
  let kept: readonly WaitingFile[] = []
  let unkept: readonly WaitingFile[] = []
  let shown: readonly ShownFile[] = []
  let sending: Promise<void> | null = null
  let isTryAhead = false
  let isOver = false
  let reads = 0
  let newestRead = 0

  function show(): void {
    const partOf = (id: string) => underWay.get(id)?.part ?? null
    shown = [
      ...kept.map((file) => ({ ...file, part: partOf(file.id), isKept: true })),
      ...unkept.map((file) => ({ ...file, part: partOf(file.id), isKept: false })),
    ]
    for (const listener of listeners) listener()
  }
  async function read(): Promise<void> {
    const nth = ++reads
    const files = await stored.all().catch(() => [])
    // What was read later is newer, and may be here first.
    if (nth < newestRead) return
    newestRead = nth
    // What is the same stays the same object: its picture is not made again.
    kept = files.map(
      (file) => kept.find(({ id, refusal }) => id === file.id && refusal === file.refusal) ?? file,
    )
    show()
  }
  async function change(storing: Promise<void>): Promise<void> {
    await storing.catch(() => undefined)
    around.tellTabs()
    await read()
  }
  async function remove(id: string): Promise<void> {
    unkept = unkept.filter((file) => file.id !== id)
    await change(stored.remove(id))
  }
  async function refuse(id: string, refusal: string): Promise<void> {
    unkept = unkept.map((file) => (file.id === id ? { ...file, refusal } : file))
    await change(stored.refuse(id, refusal))
  }

  /** Another tab may have sent or dropped the file since this one read of it. */
  async function deliver(id: string): Promise<Sent> {
    await read()
    const file = shown.find((one) => one.id === id)
    if (file === undefined || file.refusal !== null) return 'sent'
    const stop = new AbortController()
    const tell = (part: number) => {
      underWay.set(id, { part, stop })
      show()
    }
    tell(0)
    const sent = await around.send(file, tell, stop.signal)
    underWay.delete(id)
    if (sent === 'sent') await remove(id)
    else if (sent === 'unreached' || sent === 'signed_out') show()
    else await refuse(id, sent.refusal)
    return sent
  }
  async function sendAll(): Promise<void> {
    const tried = new Set<string>()
    const next = () => shown.find(({ id, refusal }) => refusal === null && !tried.has(id))
    let isOneLeft = false
    try {
      await read()
      for (let file = next(); file !== undefined && !isOver; file = next()) {
        const { id, isKept } = file
        tried.add(id)
        // Null: another tab is at it, and may be closed before it is done.
        const sent = isKept ? await around.lockOf(id).runIfFree(() => deliver(id)) : await deliver(id)
        isOneLeft ||= sent === 'unreached' || sent === null
      }
    } finally {
      // At once, so that a file which comes now is not left to a round that has ended.
      sending = null
    }
    if (isOneLeft) void tryLater()
  }
  async function tryLater(): Promise<void> {
    if (isTryAhead || isOver) return
    isTryAhead = true
    await around.untilWorthATry()
    isTryAhead = false
    await sendWaiting()
  }
  function sendWaiting(): Promise<void> {
    sending ??= sendAll()
    return sending
  }

  around.onTold(() => void read())
  void read()
  return {
    all: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add(file) {
      try {
        await stored.add(file)
        around.tellTabs()
      } catch {
        unkept = [...unkept, file]
      }
      await read()
      await sendWaiting()
    },
    async drop(id) {
      underWay.get(id)?.stop.abort()
      await remove(id)
    },
    sendWaiting,
    end() {
      isOver = true
      for (const { stop } of underWay.values()) stop.abort()
    },
  }
}
