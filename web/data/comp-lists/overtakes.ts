import { keyOf, listOf, type TypedWrite, wordsEdited } from './typed-writes.ts'

/** What a list's author does that can make earlier words pointless. */
export type Overtaking =
  | TypedWrite
  | { kind: 'include'; id: number; propertyId: string }
  | { kind: 'removeComps'; id: number; propertyIds: readonly string[] }
  | { kind: 'remove'; id: number }

/** Whether a later write undoes or replaces the words of an earlier one: the earlier one need not be told of then. */
export function overtakes(later: Overtaking, earlier: TypedWrite): boolean {
  switch (later.kind) {
    case 'edit':
      return earlier.kind === 'edit' && earlier.id === later.id && coversWords(later.details, earlier.details)
    case 'create':
    case 'add':
    case 'exclude':
    case 'adjust':
      return keyOf(later) === keyOf(earlier)
    case 'annotate':
      return (
        keyOf(later) === keyOf(earlier) ||
        (earlier.kind === 'add' && isAbout(earlier, later.id, [later.propertyId]))
      )
    case 'include':
      return earlier.kind === 'exclude' && isAbout(earlier, later.id, [later.propertyId])
    case 'removeComps':
      return isAbout(earlier, later.id, later.propertyIds)
    case 'remove':
      return listOf(earlier) === later.id
  }
}

type Edited = Extract<TypedWrite, { kind: 'edit' }>['details']

/** Whether an edit replaces every text of an earlier one. */
function coversWords(later: Edited, earlier: Edited): boolean {
  const words = wordsEdited(later)
  return wordsEdited(earlier).every((field) => words.includes(field))
}

/** Whether all the words of a write are about some of these comps of a list. */
function isAbout(write: TypedWrite, listId: number, propertyIds: readonly string[]): boolean {
  return listOf(write) === listId && wordedComps(write)?.every((id) => propertyIds.includes(id)) === true
}

/** The comps that a write has words about; null where it has them about the list. */
function wordedComps(write: TypedWrite): readonly string[] | null {
  switch (write.kind) {
    case 'create':
    case 'edit':
      return null
    case 'add':
      return write.comps.flatMap(({ propertyId, notes }) => (notes === null ? [] : [propertyId]))
    case 'annotate':
    case 'exclude':
    case 'adjust':
      return [write.propertyId]
  }
}
