import { APICallError } from 'ai'
import * as z from 'zod/mini'
import type { CallOptions, Model, StreamPart } from './model.ts'
import { TOOL_INPUTS, type ToolName } from './tools/tools.ts'

export interface FallbackLimits {
  /** For one call of the model until it says something useful, its repetitions included. */
  readonly firstMs: number
  /** For all the model's calls of one answer. */
  readonly allMs: number
  readonly retries: number
}

export const FALLBACK_LIMITS: FallbackLimits = { firstMs: 10_000, allMs: 20_000, retries: 2 }

/** Pause before a repetition, doubled each time, ms. */
const PAUSE_MS = 250

interface Fallback {
  readonly primary: Model
  readonly instead: Model
  readonly limits?: FallbackLimits
  onFailure(why: string): void
}

/**
 * A model that steps aside: where `primary` fails before it has said anything useful, `instead` answers, and goes on
 * to answer for the rest of this answer. What was said before a later failure stands, and the failure is passed on.
 */
export function fallbackModel({ primary, instead, limits = FALLBACK_LIMITS, onFailure }: Fallback): Model {
  const started = performance.now()
  let hasFailed = false
  return {
    ...instead,
    provider: primary.provider,
    modelId: primary.modelId,
    async doStream(options) {
      if (hasFailed) return instead.doStream(options)
      const left = limits.allMs - (performance.now() - started)
      const own = new AbortController()
      const stop = () => own.abort(options.abortSignal?.reason)
      if (options.abortSignal?.aborted) stop()
      options.abortSignal?.addEventListener('abort', stop, { once: true })
      const all = setTimeout(() => own.abort(new Error('timeout')), Math.max(left, 0))
      const first = setTimeout(
        () => own.abort(new Error('timeout')),
        Math.max(Math.min(left, limits.firstMs), 0),
      )
      const end = () => {
        clearTimeout(all)
        options.abortSignal?.removeEventListener('abort', stop)
      }
      try {
        const useful = await orAborted(
          askUntilUseful(primary, { ...options, abortSignal: own.signal }, limits.retries),
          own.signal,
        )
        clearTimeout(first)
        return { stream: resumed(useful, own, end) }
      } catch (error) {
        clearTimeout(first)
        end()
        own.abort(error)
        if (options.abortSignal?.aborted) throw error
        hasFailed = true
        onFailure(reasonOf(error))
        return instead.doStream(options)
      }
    },
  }
}

interface Useful {
  /** What was said up to and with the first useful part. */
  readonly heard: readonly StreamPart[]
  readonly rest: ReadableStreamDefaultReader<StreamPart>
}

async function askUntilUseful(model: Model, options: CallOptions, retries: number): Promise<Useful> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { stream } = await model.doStream(options)
      return await firstUseful(stream.getReader())
    } catch (error) {
      if (attempt >= retries || options.abortSignal?.aborted || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt))
    }
  }
}

/** Reads up to words or to calls that can be made. Throws where there are none. */
async function firstUseful(rest: ReadableStreamDefaultReader<StreamPart>): Promise<Useful> {
  const heard: StreamPart[] = []
  let hasCall = false
  for (;;) {
    const { done, value } = await rest.read()
    if (done) throw new Unusable('cut')
    heard.push(value)
    if (value.type === 'error') throw value.error
    if (value.type === 'text-delta' && value.delta.trim() !== '') return { heard, rest }
    if (value.type === 'tool-call') {
      if (!isCallable(value.toolName, value.input)) throw new Unusable('call')
      hasCall = true
    }
    if (value.type === 'finish') {
      // A stream that just ends leaves its last calls in doubt.
      if (!hasCall || value.finishReason.unified === 'interrupted') throw new Unusable('empty')
      return { heard, rest }
    }
  }
}

/** An answer that is no answer. */
class Unusable extends Error {}

function isCallable(name: string, input: string): boolean {
  if (!Object.hasOwn(TOOL_INPUTS, name)) return false
  try {
    return z.safeParse(TOOL_INPUTS[name as ToolName], JSON.parse(input)).success
  } catch {
    return false
  }
}

/** A refusal, such as of the key, is the same the second time. */
function mayPass(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.isRetryable
  return !(error instanceof Unusable)
}

function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error))
    return error.statusCode === undefined ? 'unreachable' : `${error.statusCode}`
  if (error instanceof Unusable || (error instanceof Error && error.message === 'timeout'))
    return error.message
  return 'unreachable'
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

/** A service that ignores the signal must not hold the reader. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', fail))
  })
}
