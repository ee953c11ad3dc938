import { jsonSchema, type Schema, zodSchema } from 'ai'
import * as z from 'zod/mini'
import { PROXIMITY_MILES } from '../../../sync/domain/proximity.ts'
import { analysisInput } from './analysis-input.ts'
import { askedSet } from './asked-set.ts'

const name = z.string().check(z.minLength(1), z.maxLength(500))

/** Rows told before: further ones are asked for by this. */
const skip = z.optional(z.int().check(z.nonnegative(), z.maximum(100_000)))

/** The input of every tool. What a model sends is parsed by these; unknown fields are dropped. */
export const TOOL_INPUTS = {
  search: z.extend(askedSet, { skip }),
  statistics: askedSet,
  analyze: analysisInput,
  compare: z.object({ a: name, b: name }),
  property: z.object({ name }),
  near: z.extend(askedSet, {
    place: name,
    miles: z.optional(z.number().check(z.minimum(PROXIMITY_MILES.min), z.maximum(PROXIMITY_MILES.max))),
    skip,
  }),
  saveCompList: z.extend(askedSet, { name: z.optional(z.nullable(z.string())) }),
  openCompList: z.object({ name }),
  readCompList: z.object({ name, skip }),
  notes: z.object({ name, skip }),
} as const
export type ToolName = keyof typeof TOOL_INPUTS

/**
 * A tool's input as a model sent it. Models write null for what they leave out, so a null that a schema refuses counts
 * as absent.
 */
export function readToolInput<Input extends z.ZodMiniType>(schema: Input, sent: unknown) {
  const read = z.safeParse(schema, sent)
  if (read.success) return read
  const copy = structuredClone(sent)
  for (const { path } of read.error.issues) {
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), copy)
    const key = path.at(-1)
    if (isRecord(holder) && key !== undefined && holder[key] === null) delete holder[key]
  }
  const again = z.safeParse(schema, copy)
  return again.success ? again : read
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

function schemaOf<Input extends z.ZodMiniType>(input: Input): Schema<z.output<Input>> {
  return jsonSchema<z.output<Input>>(() => zodSchema(input).jsonSchema, {
    validate: (sent) => {
      const { success, data, error } = readToolInput(input, sent)
      return success ? { success, value: data } : { success, error }
    },
  })
}

/** Made once: describing the inputs to a model takes longer than most answers. */
export const TOOL_SCHEMAS = {
  search: schemaOf(TOOL_INPUTS.search),
  statistics: schemaOf(TOOL_INPUTS.statistics),
  analyze: schemaOf(TOOL_INPUTS.analyze),
  compare: schemaOf(TOOL_INPUTS.compare),
  property: schemaOf(TOOL_INPUTS.property),
  near: schemaOf(TOOL_INPUTS.near),
  saveCompList: schemaOf(TOOL_INPUTS.saveCompList),
  openCompList: schemaOf(TOOL_INPUTS.openCompList),
  readCompList: schemaOf(TOOL_INPUTS.readCompList),
  notes: schemaOf(TOOL_INPUTS.notes),
} as const
