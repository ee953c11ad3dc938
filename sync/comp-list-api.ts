import * as z from 'zod/mini'
import {
  compListAddress,
  compListDescription,
  compListFilters,
  compListId,
  compListName,
  compNotes,
} from './domain/comp-list.ts'
import { property } from './domain/property.ts'
import { endpoint, id } from './endpoint.ts'

/** A comp list as the HTTP interface answers it. Times are milliseconds since 1970. */
export const apiCompList = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  centerAddress: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Miles. */
  radius: z.nullable(z.number()),
  /** Shared with the team. */
  isPublic: z.boolean(),
  ownerId: z.string(),
  ownerName: z.string(),
  subjectPropertyId: z.nullable(z.string()),
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
  /** Null where the property has left the book. */
  property: z.nullable(property),
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

export const compListApi = {
  all: endpoint({
    method: 'GET',
    path: '/api/comp-lists',
    input: z.strictObject({}),
    output: z.array(apiCompList),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/comp-lists',
    input: z.strictObject({
      name: compListName,
      description: optional(compListDescription),
      centerAddress: optional(compListAddress),
      isPublic: z._default(z.boolean(), false),
    }),
    output: apiCompList,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/comp-lists/:id',
    input: z.strictObject({ id: listId }),
    output: z.extend(apiCompList, { properties: z.array(apiComp) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comp-lists/:id',
    input: z.strictObject({ id: listId }),
    output: z.object({}),
  }),
  addProperty: endpoint({
    method: 'POST',
    path: '/api/comp-lists/:id/properties',
    input: z.strictObject({ id: listId, propertyId: id, notes: optional(compNotes) }),
    output: apiComp,
  }),
  changeProperty: endpoint({
    method: 'PUT',
    path: '/api/comp-lists/:id/properties/:propertyId',
    input: z.strictObject({
      id: listId,
      propertyId: id,
      isIncluded: z.optional(z.boolean()),
      /** Why it is left out; only with `isIncluded: false`. */
      reason: optional(compNotes),
      notes: z.optional(compNotes),
    }),
    output: apiComp,
  }),
  removeProperty: endpoint({
    method: 'DELETE',
    path: '/api/comp-lists/:id/properties/:propertyId',
    input: z.strictObject({ id: listId, propertyId: id }),
    output: z.object({}),
  }),
} as const
