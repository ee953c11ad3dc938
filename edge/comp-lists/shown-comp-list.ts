import type { Row } from '@rocicorp/zero'
import type { ApiComp, ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import type { queries } from '../../sync/queries.ts'
import { ApiError } from '../http/api-error.ts'

export type ReadCompList = NonNullable<Row<typeof queries.compList.one>>
export type ReadComp = ReadCompList['entries'][number]

/** Throws a 404 for a list that does not exist or that the caller may not see. */
export function foundList(list: ReadCompList | undefined): ReadCompList {
  if (!list) throw new ApiError('not_found', 'Comp list not found')
  return list
}

/** A list as the interface shows it, with the counts of its comps: the subject is none. */
export function shownCompList({
  owner,
  entries,
  removedAt: _,
  teamId: __,
  ...list
}: ReadCompList): ApiCompList {
  const comps = entries.filter(({ propertyId }) => propertyId !== list.subjectPropertyId)
  const includedCount = comps.filter(({ isIncluded }) => isIncluded).length
  return {
    ...list,
    ownerName: owner?.name ?? '',
    includedCount,
    excludedCount: comps.length - includedCount,
  }
}

/** A comp with its property as the book has it now. */
export function shownComp(comp: ReadComp, book: Book): ApiComp {
  const slot = findSlot(book, comp.propertyId)
  const { compListId, propertyId, propertyName, propertyAddress, notes, isIncluded } = comp
  return {
    id: `${compListId}-${propertyId}`,
    propertyId,
    property: slot < 0 ? null : propertyAt(book, slot),
    propertyName,
    propertyAddress,
    notes,
    isIncluded,
    excludedBy: comp.excluder?.name ?? null,
    excludedAt: comp.excludedAt,
    excludeReason: comp.excludeReason,
  }
}
