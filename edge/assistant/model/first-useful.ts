import * as z from 'zod/mini'
import { TOOL_INPUTS, type ToolName } from '../tools/tools.ts'
import type { StreamPart } from './model.ts'

/** The first useful part of an answer. */
export interface Useful {
  /** The output up to and including the first useful part. */
  readonly heard: readonly StreamPart[]
  readonly rest: ReadableStreamDefaultReader<StreamPart>
}

/** An unusable answer: it was cut off, it is empty, or it makes impossible calls. */
export class Unusable extends Error {}

/**
 * Reads up to words or to calls that can be made.
 * @throws Unusable where there are none; else what the model failed with
 */
export async function firstUseful(rest: ReadableStreamDefaultReader<StreamPart>): Promise<Useful> {
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
      // After a stream that just ends, its last calls may be incomplete.
      if (!hasCall || value.finishReason.unified === 'interrupted') throw new Unusable('empty')
      return { heard, rest }
    }
  }
}

function isCallable(name: string, input: string): boolean {
  if (!Object.hasOwn(TOOL_INPUTS, name)) return false
  try {
    return z.safeParse(TOOL_INPUTS[name as ToolName], JSON.parse(input)).success
  } catch {
    return false
  }
}
