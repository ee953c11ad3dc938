import type { LanguageModel } from 'ai'

/** A language model as the AI SDK speaks to it, its newest version. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>
export type CallOptions = Parameters<Model['doStream']>[0]
export type StreamPart =
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
