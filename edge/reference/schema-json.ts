import * as z from 'zod/mini'
import { apiComp, apiCompList } from '../../sync/api/comp-lists.ts'
import { apiNote } from '../../sync/api/notes.ts'
import { filterInput } from '../../sync/api/properties.ts'
import { propertySource } from '../../sync/api/property-source.ts'
import { nearProperty } from '../../sync/api/proximity.ts'
import { unitOf } from '../../sync/domain/fields/figure-units.ts'
import { FIELDS } from '../../sync/domain/fields.ts'
import { type Property, property } from '../../sync/domain/property.ts'
import { basemap } from '../../sync/maps/basemaps.ts'

/** JSON Schema, as far as the reference reads it. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  readOnly?: boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

export type Direction = 'input' | 'output'

/** The objects that have a name in the reference and are described once. */
const NAMED: Readonly<Record<string, { schema: z.ZodMiniType; io: Direction }>> = {
  Property: { schema: property, io: 'output' },
  NearProperty: { schema: nearProperty, io: 'output' },
  PropertySource: { schema: propertySource, io: 'output' },
  PropertyFilter: { schema: filterInput, io: 'input' },
  CompList: { schema: apiCompList, io: 'output' },
  Comp: { schema: apiComp, io: 'output' },
  Note: { schema: apiNote, io: 'output' },
  Basemap: { schema: basemap, io: 'output' },
}

export const REF = '#/components/schemas/'

/** The schemas that others refer to by name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = Object.entries(NAMED).map(
    ([name, { schema, io }]) => [name, spelledOut(schema, io)] as const,
  )
  return Object.fromEntries(schemas)
}

/** A schema of the contract as JSON Schema. */
export function schemaJson(schema: z.ZodMiniType, io: Direction): JsonSchema {
  const name = nameOf(schema)
  return name === undefined ? spelledOut(schema, io) : { $ref: `${REF}${name}` }
}

function spelledOut(schema: z.ZodMiniType, io: Direction): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const own = jsonSchema as JsonSchema
      tidy(own, io)
      if (isPropertyLike(own)) describeProperty(own)
      const name = path.length === 0 ? undefined : nameOf(zodSchema)
      if (name !== undefined) refer(own, name)
    },
  })
  return json as JsonSchema
}

function nameOf(schema: unknown): string | undefined {
  return Object.keys(NAMED).find((name) => NAMED[name]?.schema === schema)
}

function refer(json: JsonSchema, name: string): void {
  for (const key of Object.keys(json)) delete json[key as keyof JsonSchema]
  json.$ref = `${REF}${name}`
}

/** Removes what describes the code rather than the data that is sent. */
function tidy(json: JsonSchema, io: Direction): void {
  if (json.anyOf !== undefined) json.anyOf = distinct(json.anyOf)
  delete json.readOnly
  // A later version may answer more.
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}

/** Flattens choices within choices and keeps each one once. */
function distinct(choices: readonly JsonSchema[]): JsonSchema[] {
  const flat = choices.flatMap((choice) => choice.anyOf ?? [choice])
  return flat.filter(
    (one, i) => flat.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i,
  )
}

function isPropertyLike({ properties }: JsonSchema): boolean {
  return properties !== undefined && 'rentPerSf' in properties && 'createdAt' in properties
}

function describeProperty({ properties = {} }: JsonSchema): void {
  for (const [name, schema] of Object.entries(properties)) {
    const description = propertyWords(name)
    // Fields of the same type share an object.
    if (description !== undefined) properties[name] = { description, ...schema }
  }
}

/** What the reference adds to the labels of a property's fields. */
const MORE: Readonly<Partial<Record<keyof Property, string>>> = {
  id: 'Stable across imports of the same source.',
  state: 'Two-letter code where the words of the source are known.',
  zip: 'Text, for its leading zeros.',
  latitude: 'Degrees, north positive.',
  longitude: 'Degrees, east positive.',
  rentPerSf: `To ${unitOf('rent').decimals} decimals; shown with two.`,
  rentBasisAssumed: 'True where neither header nor cell said whether the rent is per month or per year.',
  leaseType: 'Who pays the operating costs: the tenant (NNN), both (MG) or the landlord (Gross).',
  clearHeight: 'At the eaves; of a range, the lower end.',
  commencement: 'As exact as its source: `2025-03-14`, `2025-03`, `2025-Q3` or `2025`.',
  expiration: 'As exact as its source.',
  dateSigned: 'As exact as its source.',
  createdAt: 'When the property was first imported, milliseconds since 1970.',
}

/** What a field of a property holds: its name with its unit, and more. */
function propertyWords(name: string): string | undefined {
  const field = name in FIELDS ? FIELDS[name as keyof typeof FIELDS] : null
  const called = field === null ? [] : [`${'header' in field ? field.header : field.label}.`]
  const words = [...called, MORE[name as keyof Property] ?? ''].join(' ').trim()
  return words === '' ? undefined : words
}
