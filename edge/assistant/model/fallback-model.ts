import { APICallError } from 'ai'
import type { AnswerLimits } from './answer-limits.ts'
import { firstUseful, Unusable, type Useful } from './first-useful.ts'
import type { CallOptions, Model, StreamPart } from './model.ts'
import type { StreamingModel } from './within-budget.ts'

interface Fallback {
  readonly primary: StreamingModel
  readonly instead: Model
  readonly limits: Omit<AnswerLimits, 'answerMs' | 'outputTokens'>
  /** How many steps `primary` may take. In the last it has to answer in words. */
  readonly mostSteps: number
  onFailure(why: string): void
}

/** How often a model is told that its call cannot be made, before the other one answers. */
const CORRECTIONS = 1

/**
 * A model with a fallback. Where `primary` fails before its first useful output, `instead` takes over for the rest of
 * this answer. After useful output a failure is passed on, and the output is kept.
 */
export function fallbackModel({ primary, instead, limits, mostSteps, onFailure }: Fallback): Model {
  const started = performance.now()
  let retriesLeft = limits.retries
  let hasFailed = false
  let correctionsLeft = CORRECTIONS
  let stepsLeft = mostSteps
  return {
    ...instead,
    provider: primary.provider,
    modelId: primary.modelId,
    async doStream(options) {
      if (hasFailed) return instead.doStream(options)
      stepsLeft--
      const left = Math.max(limits.modelMs - (performance.now() - started), 0)
      const { own, clearFirst, end } = timeLimits(options.abortSignal, left, Math.min(left, limits.firstMs))
      try {
        const useful = await orAborted(askUntilUseful({ ...options, abortSignal: own.signal }), own.signal)
        return { stream: resumed(useful, own, end) }
      } catch (error) {
        end()
        own.abort(error)
        if (options.abortSignal?.aborted) throw error
        hasFailed = true
        onFailure(reasonOf(error))
        return instead.doStream(options)
      } finally {
        clearFirst()
      }
    },
  }

  async function askUntilUseful(options: CallOptions): Promise<Useful> {
    const mayCall = stepsLeft > 0
    const asked: CallOptions = mayCall ? options : { ...options, toolChoice: { type: 'none' } }
    for (let pause = limits.pauseMs; ; pause *= 2) {
      try {
        const { stream } = await primary.doStream(asked)
        const mayCorrect = mayCall && correctionsLeft > 0
        const useful = await firstUseful(stream.getReader(), { mayCall, mayCorrect })
        if (useful.needsCorrection) correctionsLeft--
        return useful
      } catch (error) {
        if (retriesLeft === 0 || options.abortSignal?.aborted || !mayPass(error)) throw error
        retriesLeft--
        await new Promise((resolve) => setTimeout(resolve, pause))
        options.abortSignal?.throwIfAborted()
      }
    }
  }
}

/** Aborts `own` when the caller leaves or a timeout expires, until `end`. `clearFirst` cancels the shorter timeout. */
function timeLimits(caller: AbortSignal | undefined, allMs: number, firstMs: number) {
  const own = new AbortController()
  const stop = () => own.abort(caller?.reason)
  if (caller?.aborted) stop()
  caller?.addEventListener('abort', stop, { once: true })
  const timeout = (ms: number) => setTimeout(() => own.abort(new Error('timeout')), ms)
  const [all, first] = [timeout(allMs), timeout(firstMs)]
  return {
    own,
    clearFirst: () => clearTimeout(first),
    end() {
      clearTimeout(all)
      caller?.removeEventListener('abort', stop)
    },
  }
}

/** A refusal, such as of the key, is not retried. */
function mayPass(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.isRetryable
  return !(error instanceof Unusable)
}

/** For the log: a status, or a word. */
function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { statusCode } = error
    if (statusCode === undefined) return 'unreachable'
    return statusCode < 400 ? 'unreadable' : `${statusCode}`
  }
  if (error instanceof Unusable || (error instanceof Error && error.message === 'timeout'))
    return error.message
  return 'unreadable'
}

function resumed({ heard, rest }: Useful, own: AbortController, end: () => void): ReadableStream<StreamPart> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      const known = heard[at++]
      if (known !== undefined) return controller.enqueue(known)
      try {
        const { done, value } = await orAborted(rest.read(), own.signal)
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.enqueue({ type: 'error', error })
        controller.close()
      }
      end()
    },
    async cancel(reason) {
      end()
      own.abort(reason)
      await rest.cancel(reason).catch(() => {})
    },
  })
}

/**
 * The result of `work`, or the signal's reason once it fires, because work that ignores the signal must not delay
 * others.
 */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', fail))
  })
}
