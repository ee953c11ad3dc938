import * as z from 'zod/mini'
import { correctionReason, typedText } from '../domain/records/correction.ts'
import { recordId } from '../domain/words/person-text.ts'
import { correctedField } from '../mutators/correction-mutators.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { PROPERTY_ID } from './examples.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A correction as the HTTP interface answers it. */
const apiCorrection = z.object({
  id: z.string(),
  field: described('A field of a property, or `custom.` and the name of a column of its source.', z.string()),
  value: described('What is shown.', value),
  typed: described('As it was typed.', z.string()),
  reason: z.nullable(z.string()),
  userId: described('Its author.', z.string()),
  userName: z.string(),
  createdAt: described('Milliseconds since 1970.', z.number()),
  sourceWas: described('What the source said when it was corrected.', value),
  sourceValue: described('What the source says now.', value),
  sourceChangedAt: described(
    'When the source last changed that; null where it has not.',
    z.nullable(z.number()),
  ),
})
export type ApiCorrection = z.infer<typeof apiCorrection>

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/properties/:id/corrections',
  summary: 'Lists what people say of a property over its source.',
  access: 'user',
  input: z.strictObject({ id: recordId }),
  output: z.array(apiCorrection),
  example: { id: PROPERTY_ID },
  errors: ['not_found'],
})

export const setCorrection = endpoint({
  method: 'PUT',
  path: '/api/properties/:id/corrections/:field',
  summary: 'Corrects a field of a property over its source.',
  about:
    'What is typed is read as a cell of a sheet is. Where that leaves something open, as 0.95 does of a rent, nothing is guessed: say 0.95/mo or 0.95/yr. An earlier correction of the field is taken back.',
  access: 'corrector',
  input: z.strictObject({
    id: recordId,
    field: correctedField,
    typed: described('As one would type it into a sheet; empty for no value.', typedText),
    reason: z.optional(correctionReason),
  }),
  output: apiCorrection,
  example: { id: PROPERTY_ID, field: 'rentPerSf', typed: '11.40/yr', reason: 'Signed copy' },
  errors: ['forbidden', 'not_found', 'too_many'],
})

export const removeCorrection = endpoint({
  method: 'DELETE',
  path: '/api/properties/:id/corrections/:field',
  summary: 'Takes a correction back: the source is shown again.',
  access: 'corrector',
  input: z.strictObject({ id: recordId, field: correctedField }),
  output: z.object({}),
  example: { id: PROPERTY_ID, field: 'clearHeight' },
  errors: ['forbidden', 'not_found', 'too_many'],
})
