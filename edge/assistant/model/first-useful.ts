import { readToolInput, TOOL_INPUTS, type ToolName } from '../tools/tool-inputs.ts'
import type { StreamPart } from './model.ts'

/** The first useful part of an answer. */
export interface Useful {
  /** The output up to and including the first useful part. */
  readonly heard: readonly StreamPart[]
  readonly rest: ReadableStreamDefaultReader<StreamPart>
  /** It makes a call that cannot be made. */
  readonly needsCorrection: boolean
}

/** An unusable answer: it was cut off, it is empty, or it makes impossible calls. */
export class Unusable extends Error {}

/**
 * Reads a model's answer up to the first words or usable calls. Where `mayCorrect`, an unusable call is passed on, so
 * that the model is told what is wrong with it; unless `mayCall`, only words are usable. @throws Unusable where there
 * are none; else the failure of the model
 */
export async function firstUseful(
  rest: ReadableStreamDefaultReader<StreamPart>,
  { mayCall = true, mayCorrect = false } = {},
): Promise<Useful> {
  const heard: StreamPart[] = []
  let hasCall = false
  let needsCorrection = false
  for (;;) {
    const { done, value } = await rest.read()
    if (done) throw new Unusable('cut')
    heard.push(value)
    if (value.type === 'error') throw value.error
    if (value.type === 'text-delta' && value.delta.trim() !== '') return { heard, rest, needsCorrection }
    if (value.type === 'tool-call') {
      const isGood = mayCall && isCallable(value.toolName, value.input)
      if (!isGood && !mayCorrect) throw new Unusable('call')
      needsCorrection ||= !isGood
      hasCall = true
    }
    if (value.type === 'finish') {
      // After a stream that just ends, its last calls may be incomplete.
      if (!hasCall || value.finishReason.unified === 'interrupted') throw new Unusable('empty')
      return { heard, rest, needsCorrection }
    }
  }
}

function isCallable(name: string, input: string): boolean {
  if (!Object.hasOwn(TOOL_INPUTS, name)) return false
  try {
    return readToolInput(TOOL_INPUTS[name as ToolName], JSON.parse(input)).success
  } catch {
    return false
  }
}
