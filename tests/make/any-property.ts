import fc from 'fast-check'
import { rentStepsText } from '../../sync/domain/economics/rent-steps.ts'
import { fieldOf, fieldsWhere } from '../../sync/domain/fields/field-list.ts'
import { unitOf } from '../../sync/domain/fields/figure-units.ts'
import type { FieldName } from '../../sync/domain/fields.ts'
import { BUILDING_CLASSES, DEAL_STATUSES, LEASE_TYPES } from '../../sync/domain/known-types.ts'
import { type Property, property } from '../../sync/domain/property.ts'
import { anyText } from './comps.ts'
import { anySteps } from './rent-steps.ts'

/** Text as the store has it: whole characters, lines that end in `\n`, and something in it. */
const storedText = fc
  .oneof(
    anyText,
    fc.constantFrom('=1+1', "'=1+1", '-5', 'N/A', '02134', 'TBD', '2025-03', '1e5', 'Total', ' x '),
  )
  .map((text) => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n'))
  .filter((text) => text.trim() !== '')

const day = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const partialDate = fc
  .tuple(day, fc.constantFrom('day', 'month', 'quarter', 'year'))
  .map(([date, precision]) => {
    if (precision === 'day') return date
    if (precision === 'month') return date.slice(0, 7)
    return precision === 'year'
      ? date.slice(0, 4)
      : `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`
  })

const WORDS: Partial<Record<FieldName, readonly string[]>> = {
  buildingClass: BUILDING_CLASSES,
  status: DEAL_STATUSES,
  leaseType: LEASE_TYPES,
}

function anyValueOf(name: FieldName): fc.Arbitrary<unknown> {
  if (name === 'rentSteps') return anySteps.map(rentStepsText)
  const field = fieldOf(name)
  switch (field.kind) {
    case 'figure': {
      const { decimals } = unitOf(field.unit)
      return fc
        .double({ min: -1_000_000, max: 1_000_000_000, noNaN: true })
        .map((figure) => Number(figure.toFixed(decimals)) + 0)
    }
    case 'flag':
      return fc.boolean()
    case 'date':
      return partialDate
    case 'words':
    case 'choice': {
      const known = WORDS[name]
      return known ? fc.constantFrom(...known) : storedText
    }
  }
}

const id = fc.stringMatching(/^[0-9a-f]{24}$/)

/** Properties with any value in any of their fields, each with an id of its own. */
export const anyProperties: fc.Arbitrary<Property[]> = fc.uniqueArray(
  fc
    .record(
      Object.fromEntries(
        fieldsWhere((field) => field.stored === undefined).map((name) => [
          name,
          name === 'name' ? storedText : fc.option(anyValueOf(name), { freq: 4 }),
        ]),
      ),
    )
    .chain((fields) =>
      fc.record({ id, sourceSheet: storedText }).map(({ id, sourceSheet }) =>
        property.parse({
          ...fields,
          id,
          sourceSheet,
          createdAt: 1_700_000_000_000,
          changedAt: null,
          rentChangedAt: null,
          rentBasisAssumed: fields.rentPerSf !== null && fields.rentBasisAssumed === true,
        }),
      ),
    ),
  { minLength: 1, maxLength: 6, selector: (made) => made.id },
)
