import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Asked, Said, TheirNotes } from './client-messages.ts'

const CHILD = fileURLToPath(new URL('client-process.ts', import.meta.url))
const PROCESSES = 4

/** Browsers without screens, spread over several processes, so that none of them is what is measured. */
export interface ClientProcesses {
  readonly pids: readonly number[]
  /** Lets there be so many. Resolves with the moments at which they were live. */
  grow(size: number): Promise<number[]>
  write(browser: number, note: string): void
  /** The moments at which each browser shows the note. */
  shown(note: string): Promise<number[]>
  tell(): Promise<TheirNotes[]>
}

export function startClientProcesses(origin: string, cleanUp: AsyncDisposableStack): ClientProcesses {
  const children: ChildProcess[] = []
  /** The first browser of each process, and of the one that comes next. */
  const from: number[] = [0]

  function ask(child: ChildProcess | undefined, asked: Asked): void {
    child?.send(asked)
  }

  function answer<K extends Said['kind']>(
    child: ChildProcess,
    kind: K,
    isIt: (said: Extract<Said, { kind: K }>) => boolean = () => true,
  ): Promise<Extract<Said, { kind: K }>> {
    return new Promise((resolve, reject) => {
      const listen = (said: Said) => {
        if (said.kind !== kind || !isIt(said as Extract<Said, { kind: K }>)) return
        child.off('message', listen)
        resolve(said as Extract<Said, { kind: K }>)
      }
      child.on('message', listen)
      child.once('exit', () => reject(new Error('A process of browsers ended.')))
    })
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

  return {
    get pids() {
      return children.flatMap(({ pid }) => pid ?? [])
    },
    async grow(size) {
      const before = from.at(-1) ?? 0
      const live: Promise<Extract<Said, { kind: 'live' }>>[] = []
      for (let i = 0; i < PROCESSES; i++) {
        const child = fork(CHILD, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
        cleanUp.defer(() => void child.kill('SIGKILL'))
        children.push(child)
        const start = from.at(-1) ?? 0
        const end = before + Math.round(((size - before) * (i + 1)) / PROCESSES)
        from.push(end)
        live.push(answer(child, 'live'))
        ask(child, { kind: 'open', origin, from: start, count: end - start })
      }
      return (await Promise.all(live)).flatMap(({ at }) => at)
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
