import { EVERY_ROW } from '../../../sync/assistant/row-set.ts'
import { cardBadges } from '../../../sync/domain/amenities/amenity-badges.ts'
import { RANGE_FIELDS, type RangeField } from '../../../sync/domain/criteria/asked-fields.ts'
import { NO_RENT, NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import { addressLine } from '../../../sync/domain/place/address-line.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { NAMED_FIELDS } from '../../../sync/domain/query/words/choice-words.ts'
import { findNamed } from './find-named.ts'
import { figureName, figureWords } from './found.ts'
import type { ToolContext } from './tool-context.ts'
import type { ComparisonOutput, NothingOutput, PropertyOutput } from './tool-output.ts'
import { rowOf } from './tool-row.ts'

/** Two properties, figure beside figure. */
export function compareOutput(
  { book, findings }: ToolContext,
  names: { a: string; b: string },
): ComparisonOutput | NothingOutput {
  const [a, b] = [findNamed(book, names.a), findNamed(book, names.b)]
  const [one] = a
  const other = b.find(({ id }) => id !== one?.id)
  if (one === undefined) return notFound(names.a)
  if (other === undefined) return notFound(names.b)
  findings.found = { rows: { ...EVERY_ROW, ids: [one.id, other.id] }, count: 2 }
  const lines = RANGE_FIELDS.flatMap((field) => {
    const [left, right] = [one[field], other[field]]
    if (left === null && right === null) return []
    return [
      {
        label: figureName(field),
        a: linkedFigure(field, one),
        b: linkedFigure(field, other),
        difference: left === null || right === null ? null : differenceWords(field, left, right),
      },
    ]
  })
  const words = [
    ['type', 'propertyType'],
    ['lease', 'leaseType'],
    ['landlord', 'landlordFirm'],
  ] as const
  const named = NAMED_FIELDS.filter((field) => one[field] !== null || other[field] !== null).map(
    (field) => [figureName(field), field] as const,
  )
  return {
    kind: 'comparison',
    a: findings.figure(one.name, '', rowOf(one)),
    b: findings.figure(other.name, '', rowOf(other)),
    lines: [
      ...lines,
      ...[...words, ...named].map(([label, field]) => ({
        label,
        a: one[field] ?? NOT_AVAILABLE,
        b: other[field] ?? NOT_AVAILABLE,
        difference: null,
      })),
    ],
    remarks: [...severalRemark(names.a, a), ...severalRemark(names.b, b)],
  }

  function linkedFigure(field: RangeField, property: Property): string {
    const value = property[field]
    if (value === null) return field === 'rentPerSf' ? NO_RENT : NOT_AVAILABLE
    return findings.figure(figureWords(field, value), figureName(field), rowOf(property))
  }
}

/** What is known of one property. */
export function propertyOutput(
  { book, findings }: ToolContext,
  name: string,
): PropertyOutput | NothingOutput {
  const named = findNamed(book, name)
  const [property] = named
  if (property === undefined) return notFound(name)
  const rows = rowOf(property)
  findings.found = { rows, count: 1 }
  const figures = RANGE_FIELDS.flatMap((field) => {
    const value = property[field]
    const words = value === null ? null : figureWords(field, value)
    return words === null
      ? []
      : [{ label: figureName(field), value: findings.figure(words, figureName(field), rows) }]
  })
  const badges = cardBadges(property)
  const words = [
    { label: 'type', value: property.propertyType },
    { label: 'lease', value: property.leaseType },
    ...NAMED_FIELDS.map((field) => ({ label: figureName(field), value: property[field] })),
    { label: 'tenant', value: property.tenant },
    { label: 'landlord', value: property.landlordFirm },
    { label: 'broker', value: [property.brokerName, property.brokerFirm].filter(Boolean).join(', ') || null },
    { label: 'amenities', value: badges.length > 0 ? badges.join(', ') : null },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
  return {
    kind: 'property',
    name: findings.figure(property.name, '', rows),
    where: addressLine(property),
    latitude: property.latitude,
    longitude: property.longitude,
    facts: [...figures, ...words],
    remarks: severalRemark(name, named),
  }
}

function notFound(name: string): NothingOutput {
  return {
    kind: 'nothing',
    sentence: `I found no property called “${name.trim().slice(0, 120)}”.`,
  }
}

function severalRemark(name: string, found: readonly Property[]): string[] {
  return found.length < 2
    ? []
    : [`${found.length} properties are called “${name.trim().slice(0, 120)}”; this is the first of them.`]
}

/** The second against the first. */
function differenceWords(field: RangeField, a: number, b: number): string {
  if (a === b) return 'the same'
  if (field === 'yearBuilt') return `${Math.abs(b - a)} years ${b > a ? 'newer' : 'older'}`
  const share = a === 0 ? null : Math.round((Math.abs(b - a) / Math.abs(a)) * 100)
  const way = b > a ? (field === 'rentPerSf' ? 'higher' : 'more') : field === 'rentPerSf' ? 'lower' : 'less'
  return share === null ? way : `${share}% ${way}`
}
