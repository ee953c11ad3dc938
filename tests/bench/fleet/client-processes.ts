import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Asked, Said, TheirNotes } from './client-messages.ts'
import type { PageHello } from './light-client.ts'

const CHILD = fileURLToPath(new URL('client-process.ts', import.meta.url))
/** So many browsers have the sync engine's own client, and the rest are light, with so many processes for them. */
export const WHOLE_CLIENTS = 8
const LIGHT_PROCESSES = 2

/** Browsers without screens, spread over several processes, so that none of them is what is measured. */
export interface ClientProcesses {
  readonly pids: readonly number[]
  /** Gets processes ready in which the missing ones of so many can be opened. */
  prepare(size: number): Promise<void>
  /** Opens those. Resolves with the moments at which they were live. */
  open(): Promise<number[]>
  write(browser: number, note: string): void
  /** The moments at which each browser shows the note. */
  shown(note: string): Promise<number[]>
  tell(): Promise<TheirNotes[]>
}

export function startClientProcesses(
  origin: string,
  hello: PageHello,
  cleanUp: AsyncDisposableStack,
): ClientProcesses {
  const children: ChildProcess[] = []
  const ended: Promise<never>[] = []
  /** The first browser of each process, and of the one that comes next. */
  const from: number[] = [0]
  /** So many processes have opened theirs. */
  let opened = 0

  function ask(child: ChildProcess | undefined, asked: Asked): void {
    child?.send(asked)
  }

  function answer<K extends Said['kind']>(
    child: ChildProcess,
    kind: K,
    isIt: (said: Extract<Said, { kind: K }>) => boolean = () => true,
  ): Promise<Extract<Said, { kind: K }>> {
    const answered = new Promise<Extract<Said, { kind: K }>>((resolve) => {
      const listen = (said: Said) => {
        if (said.kind !== kind || !isIt(said as Extract<Said, { kind: K }>)) return
        child.off('message', listen)
        resolve(said as Extract<Said, { kind: K }>)
      }
      child.on('message', listen)
    })
    return Promise.race([answered, ...ended])
  }

  async function ofAll<K extends Said['kind']>(
    asked: Asked,
    kind: K,
    isIt?: (said: Extract<Said, { kind: K }>) => boolean,
  ): Promise<Extract<Said, { kind: K }>[]> {
    const answers = children.map((child) => answer(child, kind, isIt))
    for (const child of children) ask(child, asked)
    return await Promise.all(answers)
  }

  /** A further process, for browsers up to this one. */
  async function prepare(to: number, hello: PageHello | null): Promise<void> {
    const child = fork(CHILD, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    cleanUp.defer(() => void child.kill('SIGKILL'))
    const end = new Promise<never>((_, reject) => {
      child.once('exit', () => reject(new Error('A process of browsers ended.')))
    })
    end.catch(() => {})
    ended.push(end)
    children.push(child)
    from.push(to)
    const ready = answer(child, 'ready')
    ask(child, { kind: 'prepare', origin, hello })
    await ready
  }

  return {
    get pids() {
      return children.flatMap(({ pid }) => pid ?? [])
    },
    async prepare(size) {
      const before = from.at(-1) ?? 0
      const lightFrom = Math.max(before, WHOLE_CLIENTS)
      const ready = before < WHOLE_CLIENTS ? [prepare(WHOLE_CLIENTS, null)] : []
      for (let i = 1; i <= LIGHT_PROCESSES; i++)
        ready.push(prepare(lightFrom + Math.round(((size - lightFrom) * i) / LIGHT_PROCESSES), hello))
      await Promise.all(ready)
    },
    async open() {
      const fresh = children.slice(opened)
      const live = fresh.map(async (child, i) => {
        const first = from[opened + i] ?? 0
        const next = from[opened + i + 1] ?? first
        const said = answer(child, 'live')
        ask(child, { kind: 'open', from: first, count: next - first })
        return (await said).at
      })
      opened = children.length
      return (await Promise.all(live)).flat()
    },
    write(browser, note) {
      const process = from.findLastIndex((start) => start <= browser)
      ask(children[process], { kind: 'write', browser, note })
    },
    async shown(note) {
      const said = await ofAll({ kind: 'watch', note }, 'shown', (one) => one.note === note)
      return said.flatMap(({ at }) => at)
    },
    async tell() {
      return (await ofAll({ kind: 'tell' }, 'told')).flatMap(({ browsers }) => browsers)
    },
  }
}
