import type { JsonSchema } from '../../edge/reference/schema-json.ts'

const REF = '#/components/schemas/'

/** Where a value is not as a JSON Schema has it, by the words the reference uses. */
export function schemaProblems(
  value: unknown,
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
  at = 'value',
): string[] {
  const within = (part: unknown, of: JsonSchema, place: string) => schemaProblems(part, of, named, place)
  if (schema.$ref !== undefined) {
    const target = named[schema.$ref.slice(REF.length)]
    return target === undefined ? [`${at}: ${schema.$ref} is nowhere`] : within(value, target, at)
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) {
    const fits = choices.some((choice) => within(value, choice, at).length === 0)
    return fits ? [] : [`${at}: none of the choices`]
  }
  if (schema.const !== undefined && value !== schema.const) return [`${at}: not ${schema.const}`]
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at}: not one of ${schema.enum}`]
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOf(type, value)))
    return [`${at}: not ${types.join(' or ')}`]
  if (Array.isArray(value)) {
    const { items } = schema
    return items === undefined ? [] : value.flatMap((one, i) => within(one, items, `${at}[${i}]`))
  }
  if (typeof value !== 'object' || value === null) return []
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name}: missing`)
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, part]) => {
      const of = properties[name]
      if (of !== undefined) return within(part, of, `${at}.${name}`)
      if (typeof additionalProperties === 'object') return within(part, additionalProperties, `${at}.${name}`)
      return additionalProperties === false ? [`${at}.${name}: not documented`] : []
    }),
  ]
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default: {
      const own: string = typeof value
      return own === type
    }
  }
}
