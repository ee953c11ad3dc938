import { type JsonSchema, REF } from './schema-json.ts'

/** What a schema is, in words: its type, and the name of the object it refers to. */
export interface TypeWords {
  words: string
  /** The object to look up. */
  name: string | null
}

export function typeWords(schema: JsonSchema): TypeWords {
  const { $ref, items, type, anyOf, oneOf } = schema
  if ($ref !== undefined) return { words: $ref.slice(REF.length), name: $ref.slice(REF.length) }
  if (type === 'array' && items !== undefined) {
    const { words, name } = typeWords(items)
    return { words: `list of ${words}`, name }
  }
  const choices = anyOf ?? oneOf
  if (choices !== undefined) {
    const each = choices.map(typeWords)
    const words = [...new Set(each.map((one) => one.words))].join(' or ')
    return { words, name: each.find(({ name }) => name !== null)?.name ?? null }
  }
  return { words: typeof type === 'string' ? type : (type?.join(' or ') ?? typeOfValue(schema)), name: null }
}

function typeOfValue({ const: constant }: JsonSchema): string {
  return constant === undefined ? 'any' : typeof constant
}

/** What values are allowed, in words: `0.1 to 100`, `at most 120 characters`. */
export function limitWords(schema: JsonSchema): string[] {
  const { minimum, maximum, exclusiveMinimum, maxLength, maxItems, default: fallback } = schema
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  return [
    ...(values === undefined ? [] : [`one of ${values.map((value) => `\`${value}\``).join(', ')}`]),
    ...range(minimum, maximum, exclusiveMinimum),
    ...(maxLength === undefined ? [] : [`at most ${grouped(maxLength)} characters`]),
    ...(maxItems === undefined ? [] : [`at most ${grouped(maxItems)} entries`]),
    ...(fallback === undefined || fallback === '' ? [] : [`\`${JSON.stringify(fallback)}\` where absent`]),
    ...(schema.anyOf?.flatMap(limitWords) ?? []),
  ]
}

function range(minimum?: number, maximum?: number, above?: number): string[] {
  const most = maximum === undefined ? [] : [`at most ${grouped(maximum)}`]
  if (above !== undefined) return [`more than ${grouped(above)}`, ...most]
  if (minimum === undefined) return most
  return [
    maximum === undefined ? `${grouped(minimum)} or more` : `${grouped(minimum)} to ${grouped(maximum)}`,
  ]
}

function grouped(n: number): string {
  return n.toLocaleString('en-US')
}

/** The fields within a value, whether it is an object, a list of them or one of several. */
export function unionMembers(schema: JsonSchema): JsonSchema[] {
  const { properties, items, anyOf, oneOf } = schema
  if (properties !== undefined && Object.keys(properties).length > 0) return [schema]
  if (items !== undefined) return unionMembers(items)
  return (anyOf ?? oneOf ?? []).flatMap(unionMembers)
}
