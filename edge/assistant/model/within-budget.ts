import { Unusable } from './first-useful.ts'
import type { Model, StreamPart } from './model.ts'

/** Takes tokens from a user's allowance. False where there are too few. A negative number returns tokens. */
export type TakeTokens = (tokens: number) => boolean

export type StreamingModel = Pick<Model, 'provider' | 'modelId' | 'doStream'>

/**
 * A model limited to a user's remaining tokens. Every call reserves the most it may write, and returns the rest
 * afterwards. A call that breaks off returns nothing, because its use is unknown. Fails with `Unusable` where too
 * little is left.
 */
export function withinBudget(model: StreamingModel, most: number, take: TakeTokens): StreamingModel {
  return {
    provider: model.provider,
    modelId: model.modelId,
    async doStream(options) {
      if (!take(most)) throw new Unusable('budget')
      try {
        const { stream, ...rest } = await model.doStream({ ...options, maxOutputTokens: most })
        return { ...rest, stream: stream.pipeThrough(givingBack(most, take)) }
      } catch (error) {
        take(-most)
        throw error
      }
    },
  }
}

function givingBack(most: number, take: TakeTokens): TransformStream<StreamPart, StreamPart> {
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'finish') take((part.usage.outputTokens.total ?? most) - most)
      controller.enqueue(part)
    },
  })
}
