import { Suspense, useMemo } from 'react'
import type { Book } from '../../sync/book/book.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { SyncedCompList } from '../data/comp-lists/comp-lists.ts'
import { LazyMarketingDialog } from '../marketing-map/lazy-marketing-map.ts'
import { compsByNumber, type MapSource, rowsOfDocument } from '../marketing-map/map-source.ts'
import { listDocument } from './list-document.ts'

interface ListMapDialogProps {
  list: SyncedCompList
  book: Book
  unit: RentUnit
  open: boolean
  onClose(): void
}

/** The picture of a list's included comps under their numbers, to be downloaded or printed. */
export function ListMapDialog({ list, book, unit, open, onClose }: ListMapDialogProps) {
  const source = useMemo((): MapSource => {
    const document = () => listDocument(list, book, { unit, includedOnly: true })
    let comps: ReturnType<typeof compsByNumber> | null = null
    return {
      count: list.entries.filter(({ isIncluded }) => isIncluded).length,
      rows: () => rowsOfDocument(document()),
      compOf(row) {
        comps ??= compsByNumber(document())
        return comps.get(row) ?? null
      },
      document,
      unit,
      title: list.name,
      stem: list.name,
      reportTitle: `Comp list: ${list.name}`,
    }
  }, [list, book, unit])
  return (
    <Suspense fallback={null}>
      <LazyMarketingDialog source={source} numbered open={open} onClose={onClose} />
    </Suspense>
  )
}
