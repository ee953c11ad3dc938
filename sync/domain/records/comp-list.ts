import * as z from 'zod/mini'
import { personLine, personText, recordId, storableText } from '../words/person-text.ts'

/** Longest name and texts of a comp list, in UTF-16 units. */
export const COMP_LIST_LENGTHS = { name: 120, description: 2_000, address: 200, notes: 2_000 } as const
/** More than this is a search, not a comp list. */
export const MAX_COMPS = 1_000
export const TOO_MANY_COMPS = `A comp list holds at most ${MAX_COMPS.toLocaleString('en-US')} properties.`
/** Ids are numeric and made by whoever creates a list: random, so that nobody else's can be guessed. */
export const COMP_LIST_IDS = 2 ** 48
/** How long a deleted list can be brought back, milliseconds. */
export const KEPT_AFTER_REMOVAL_MS = 24 * 60 * 60 * 1000

/** Blank text counts as missing. */
const noneIfBlank = z.transform((words: string | null) => (words === '' ? null : words))
const optionalText = (longest: number) => z.pipe(z.nullable(personText(longest)), noneIfBlank)
const optionalLine = (longest: number) => z.pipe(z.nullable(personLine(longest)), noneIfBlank)

export const compPropertyId = recordId
export const compListId = z.int().check(z.positive(), z.maximum(COMP_LIST_IDS))
export const compListName = personLine(COMP_LIST_LENGTHS.name).check(z.minLength(1))
export const compListDescription = optionalText(COMP_LIST_LENGTHS.description)
export const compListAddress = optionalLine(COMP_LIST_LENGTHS.address)
export const compNotes = optionalText(COMP_LIST_LENGTHS.notes)

/** A path of the product and what it asks; nothing that a browser could read as the address of another site. */
const ownHref = storableText.check(
  z.maxLength(4_000),
  z.refine((href) => /^(?:\/[\w-]+)+(?:\?[^\s\p{C}\\]*)?$/u.test(href), {
    params: { problem: 'must be a path of the product' },
  }),
)

/** What a list was made from: the criteria in words, and the address of that search within the product. */
export const compListFilters = z.object({
  words: z.readonly(z.array(personLine(COMP_LIST_LENGTHS.address)).check(z.maxLength(40))),
  href: z.nullable(ownHref),
})
export type CompListFilters = z.infer<typeof compListFilters>

/** A property as it comes into a list. Name and address stay readable if it leaves the book. */
export const compInput = z.object({
  propertyId: compPropertyId,
  propertyName: personLine(500),
  propertyAddress: optionalLine(500),
  notes: compNotes,
})
export type CompInput = z.infer<typeof compInput>

export const comps = z.array(compInput).check(z.maxLength(MAX_COMPS))
