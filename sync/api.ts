import * as z from 'zod/mini'
import { AMENITY_IDS } from './domain/amenities.ts'
import { noteText } from './domain/note.ts'
import { QUERY_LENGTH } from './domain/parsed-query.ts'
import { property } from './domain/property.ts'
import { sortBy } from './domain/sort.ts'
import { endpoint, id } from './endpoint.ts'
import { propertySource } from './property-source.ts'

const queryText = z.string().check(z.maxLength(QUERY_LENGTH))
const wholeFromOne = [z.int(), z.positive(), z.maximum(1_000_000)] as const
const rent = z.optional(z.number().check(z.nonnegative()))
const feet = z.optional(z.int().check(z.nonnegative()))

/**
 * The filter as callers send it: the search page's names and the filter panel's, which mean the same. All parts
 * combine; a property lacking a filtered field is out.
 */
export const filterInput = z.strictObject({
  sortBy: z.optional(sortBy),
  propertyType: z.optional(z.string()),
  propertyTypes: z.optional(z.array(z.string())),
  minRent: rent,
  maxRent: rent,
  minSize: feet,
  maxSize: feet,
  minSqft: feet,
  maxSqft: feet,
  location: z.optional(queryText),
  /** Miles around `location`; without it the location is a city, ZIP code or state. */
  radius: z.optional(z.number().check(z.positive(), z.maximum(100))),
  yearBuiltMin: z.optional(z.int()),
  yearBuiltMax: z.optional(z.int()),
  amenities: z.optional(z.array(z.enum(AMENITY_IDS))),
})
export type FilterInput = z.infer<typeof filterInput>

/** Pages count from 1. Without a limit all are answered. */
export const page = {
  limit: z.optional(z.number().check(...wholeFromOne)),
  page: z.optional(z.number().check(...wholeFromOne)),
}
/** The same in a query string, where every value is text. */
const pageInQuery = {
  limit: z.optional(z.coerce.number<string>().check(...wholeFromOne)),
  page: z.optional(z.coerce.number<string>().check(...wholeFromOne)),
}

export const foundProperties = z.object({ results: z.array(property), totalCount: z.int() })

const parsedCriteria = z.object({
  propertyTypes: z.array(z.string()),
  minRent: z.nullable(z.number()),
  maxRent: z.nullable(z.number()),
  minSqft: z.nullable(z.number()),
  maxSqft: z.nullable(z.number()),
  location: z.nullable(z.string()),
  tenant: z.nullable(z.string()),
  brokerName: z.nullable(z.string()),
})

const noteInput = { note: noteText, isPrivate: z.boolean() }

/** A note as the HTTP interface answers it. */
export const apiNote = z.object({
  id: z.string(),
  note: z.string(),
  isPrivate: z.boolean(),
  /** Its author. */
  userId: z.string(),
  userName: z.string(),
  /** Always null: addresses of people do not leave the server. */
  userEmail: z.null(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
})
export type ApiNote = z.infer<typeof apiNote>

/** Every call with a JSON answer. The book's bytes, the sync engine's two doors and sign-in are paths of their own. */
export const api = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    input: z.object({}),
    output: z.object({
      status: z.enum(['ok', 'starting', 'failing']),
      properties: z.optional(z.int()),
      database: z.boolean(),
      sync: z.boolean(),
    }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    input: z.object({}),
    output: z.object({
      id: z.string(),
      teamId: z.string(),
      name: z.string(),
      /** Whom one can go on as: the demo's other people, elsewhere nobody. */
      teammates: z.array(z.object({ id: z.string(), name: z.string() })),
      /** The external console's address, or null where none is configured. */
      consoleUrl: z.nullable(z.string()),
      /** Where a portfolio is mapped outside of the product, or null where it is mapped here. */
      portfolioMapUrl: z.nullable(z.string()),
      /** When a source was last read, milliseconds since 1970. */
      lastSyncAt: z.nullable(z.number()),
    }),
  }),
  properties: endpoint({
    method: 'GET',
    path: '/api/properties',
    input: z.strictObject(pageInQuery),
    output: z.object({ properties: z.array(property), totalCount: z.int() }),
  }),
  searchProperties: endpoint({
    method: 'POST',
    path: '/api/properties/search',
    input: z.strictObject({ query: queryText, filter: z.optional(filterInput), ...page }),
    output: z.extend(foundProperties, { parsedCriteria }),
  }),
  propertySource: endpoint({
    method: 'GET',
    path: '/api/properties/:id/source',
    input: z.strictObject({ id }),
    output: propertySource,
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/properties/:id/notes',
    input: z.strictObject({ id }),
    output: z.array(apiNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/properties/:id/notes',
    input: z.strictObject({ id, ...noteInput }),
    output: apiNote,
  }),
  editNote: endpoint({
    method: 'PUT',
    path: '/api/notes/:noteId',
    input: z.strictObject({ noteId: id, ...noteInput }),
    output: apiNote,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/notes/:noteId',
    input: z.strictObject({ noteId: id }),
    output: z.object({}),
  }),
} as const
export const LOGIN_PATH = '/api/login'
export const LOGOUT_PATH = '/api/logout'
export const ZERO_QUERY_PATH = '/api/zero/query'
export const ZERO_MUTATE_PATH = '/api/zero/mutate'
