import { Unusable } from './first-useful.ts'
import type { Model, StreamPart } from './model.ts'

/** Takes tokens from what a user has in hand; false where there are not so many. Below zero they are given back. */
export type TakeTokens = (tokens: number) => boolean

export type StreamingModel = Pick<Model, 'provider' | 'modelId' | 'doStream'>

/**
 * A model that writes no more than a user has in hand. Every call sets aside the most it may write, and gives back
 * what it did not; of one that breaks off nobody knows how much that is. Fails with `Unusable` where too little is left.
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
