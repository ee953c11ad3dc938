import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a script of ours in a process of its own, which is sent `work` and answers null, or why it failed. One that is
 * killed by `stopping` loses only what it had not finished.
 */
export async function runChild(
  script: string,
  work: string | object,
  stopping: AbortSignal,
): Promise<string | null> {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const kill = () => child.kill('SIGKILL')
  stopping.addEventListener('abort', kill, { once: true })
  try {
    let failure: string | null = 'The process ended without a word.'
    child.once('message', (answer: string | null) => {
      failure = answer
    })
    const ended = once(child, 'exit')
    child.send(work, () => {})
    await ended
    return failure
  } finally {
    stopping.removeEventListener('abort', kill)
  }
}
