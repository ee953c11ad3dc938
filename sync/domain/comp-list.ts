import * as z from 'zod/mini'

/** Longest name and texts of a comp list, in UTF-16 units. */
export const COMP_LIST_LENGTHS = { name: 120, description: 2_000, address: 200, notes: 2_000 } as const
/** More than this is a search, not a comp list. */
export const MAX_COMPS = 1_000
export const TOO_MANY_COMPS = `A comp list holds at most ${MAX_COMPS.toLocaleString('en-US')} properties.`
/** Ids are numeric and made by whoever creates a list: random, so that nobody else's can be guessed. */
export const COMP_LIST_IDS = 2 ** 48
/** How long a deleted list can be brought back, milliseconds. */
export const KEPT_AFTER_REMOVAL_MS = 24 * 60 * 60 * 1000

/** What nobody sees, and what turns the letters after it around. */
const UNSEEN = /[\0\u202A-\u202E\u2066-\u2069]/g
/** Whether words say nothing, whatever spaces and other unseen signs they are made of. */
export const isBlank = (text: string): boolean => !/[^\p{C}\p{Z}\s]/u.test(text)
const kept = (text: string): string => (isBlank(text) ? '' : text.replace(UNSEEN, '').trim())
const text = (longest: number) => z.string().check(z.overwrite(kept), z.maxLength(longest))
/** Blank words are none. */
const optionalText = (longest: number) =>
  z.pipe(
    z.nullable(text(longest)),
    z.transform((words) => (words === '' ? null : words)),
  )
const propertyId = z.string().check(z.minLength(1), z.maxLength(64))

export const compListId = z.int().check(z.positive(), z.maximum(COMP_LIST_IDS))
export const compListName = z
  .string()
  .check(z.overwrite(kept), z.minLength(1), z.maxLength(COMP_LIST_LENGTHS.name))
export const compListDescription = optionalText(COMP_LIST_LENGTHS.description)
export const compListAddress = optionalText(COMP_LIST_LENGTHS.address)
export const compNotes = optionalText(COMP_LIST_LENGTHS.notes)

/** What a list was made from: the criteria in words, and the address of that search within the product. */
export const compListFilters = z.object({
  words: z.readonly(z.array(text(COMP_LIST_LENGTHS.address)).check(z.maxLength(40))),
  href: z.nullable(z.string().check(z.startsWith('/'), z.maxLength(4_000))),
})
export type CompListFilters = z.infer<typeof compListFilters>

/** A property as it comes into a list. Name and address stay readable should it leave the book. */
export const compInput = z.object({
  propertyId,
  propertyName: text(500),
  propertyAddress: optionalText(500),
  notes: compNotes,
})
export type CompInput = z.infer<typeof compInput>

export const comps = z.array(compInput).check(z.maxLength(MAX_COMPS))
export const compPropertyId = propertyId
