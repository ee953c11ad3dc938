import * as z from 'zod/mini'
import { property } from '../domain/property.ts'
import { typedSubject } from '../domain/records/adjustment.ts'
import {
  compListAddress,
  compListDescription,
  compListFilters,
  compListId,
  compListName,
  compNotes,
} from '../domain/records/comp-list.ts'
import { gridBase, rowRates } from '../domain/records/grid-terms.ts'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { COMP_LIST_ID_TEXT, OTHER_PROPERTY_ID, PROPERTY_ID } from './examples.ts'

/** A comp list as the HTTP interface answers it. Times are milliseconds since 1970. */
export const apiCompList = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  centerAddress: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  radius: described('Miles.', z.nullable(z.number())),
  isPublic: described('Shared with the team.', z.boolean()),
  ownerId: z.string(),
  ownerName: z.string(),
  subjectPropertyId: z.nullable(z.string()),
  typedSubject: described(
    'What the properties are held against, where no property is.',
    z.nullable(typedSubject),
  ),
  gridBase: described(
    'The rent that adjustments start from; null where that is the contract rent.',
    z.nullable(gridBase),
  ),
  rowRates: described(
    'What a step of a characteristic is worth: a month of the date signed, a unit of the others.',
    z.nullable(rowRates),
  ),
  filters: z.nullable(compListFilters),
  includedCount: z.int(),
  excludedCount: z.int(),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type ApiCompList = z.infer<typeof apiCompList>

export const apiComp = z.object({
  id: z.string(),
  propertyId: z.string(),
  property: described('Null where the property was removed.', z.nullable(property)),
  propertyName: z.string(),
  propertyAddress: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  isIncluded: z.boolean(),
  excludedBy: z.nullable(z.string()),
  excludedAt: z.nullable(z.number()),
  excludeReason: z.nullable(z.string()),
})
export type ApiComp = z.infer<typeof apiComp>

/** In a path every value is text. */
export const listId = z.pipe(z.coerce.number<string>(), compListId)
const optional = <T extends z.ZodMiniType>(type: T) => z._default(z.nullable(type), null)

export const listCompLists = endpoint({
  method: 'GET',
  path: '/api/comp-lists',
  summary: 'Lists your comp lists and those that teammates share.',
  access: 'user',
  input: z.strictObject({}),
  output: z.array(apiCompList),
  example: {},
  errors: [],
})

export const createCompList = endpoint({
  method: 'POST',
  path: '/api/comp-lists',
  summary: 'Creates an empty comp list.',
  access: 'user',
  input: z.strictObject({
    name: compListName,
    description: optional(compListDescription),
    centerAddress: optional(compListAddress),
    isPublic: z._default(z.boolean(), false),
  }),
  output: apiCompList,
  example: { name: 'Northwest warehouses', description: 'For the renewal at Market St', isPublic: true },
  errors: ['too_many'],
})

export const getCompList = endpoint({
  method: 'GET',
  path: '/api/comp-lists/:id',
  summary: 'A comp list with its properties, in its order.',
  access: 'user',
  input: z.strictObject({ id: listId }),
  output: z.extend(apiCompList, { properties: z.array(apiComp) }),
  example: { id: COMP_LIST_ID_TEXT },
  errors: ['not_found'],
})

export const removeCompList = endpoint({
  method: 'DELETE',
  path: '/api/comp-lists/:id',
  summary: 'Deletes a comp list.',
  access: 'owner',
  input: z.strictObject({ id: listId }),
  output: z.object({}),
  example: { id: COMP_LIST_ID_TEXT },
  errors: ['forbidden', 'not_found', 'too_many'],
})

export const addComp = endpoint({
  method: 'POST',
  path: '/api/comp-lists/:id/properties',
  summary: 'Adds a property to a comp list.',
  access: 'owner',
  input: z.strictObject({ id: listId, propertyId: recordId, notes: optional(compNotes) }),
  output: apiComp,
  example: { id: COMP_LIST_ID_TEXT, propertyId: OTHER_PROPERTY_ID, notes: 'Same park' },
  errors: ['forbidden', 'not_found', 'too_many'],
})

export const changeComp = endpoint({
  method: 'PUT',
  path: '/api/comp-lists/:id/properties/:propertyId',
  summary: 'Includes or excludes a property of a comp list, or changes its notes.',
  access: 'owner',
  input: z.strictObject({
    id: listId,
    propertyId: recordId,
    isIncluded: z.optional(z.boolean()),
    reason: described('Why it is left out; only with `isIncluded: false`.', optional(compNotes)),
    notes: z.optional(compNotes),
  }),
  output: apiComp,
  example: { id: COMP_LIST_ID_TEXT, propertyId: PROPERTY_ID, isIncluded: false, reason: 'Sublease' },
  errors: ['forbidden', 'not_found', 'too_many'],
})

export const removeComp = endpoint({
  method: 'DELETE',
  path: '/api/comp-lists/:id/properties/:propertyId',
  summary: 'Takes a property out of a comp list.',
  access: 'owner',
  input: z.strictObject({ id: listId, propertyId: recordId }),
  output: z.object({}),
  example: { id: COMP_LIST_ID_TEXT, propertyId: PROPERTY_ID },
  errors: ['forbidden', 'not_found', 'too_many'],
})
