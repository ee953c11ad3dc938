import { useState } from 'react'
import { RESULTS_STEM } from '../../sync/documents/results-document.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { filterWords } from '../../sync/portfolio/describe-filter.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { exportDocument, loadExports } from '../exports/export-document.ts'
import { SEARCH_EXPORT, whyNotExport } from '../exports/export-words.ts'
import { useRunningExport } from '../exports/progress/use-running-export.ts'
import { today } from '../exports/today.ts'
import { toast } from '../ui/layers/toast.tsx'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import { portfolioHref } from './portfolio-address.ts'

interface ExportedSet {
  /** In order; null while loading. */
  slots: Uint32Array | null
  propertyAt: (slot: number) => Property
  filters: readonly PortfolioFilter[]
  unit: RentUnit
}

export interface PortfolioExport {
  /** Why nothing can be exported now; undefined where it can. */
  why: string | undefined
  run(): void
  /** Whether the set as it is now was exported. */
  isExported: boolean
}

/** Exports the set as CSV: `properties-2026-11-21.csv`. Works offline. */
export function usePortfolioExport({ slots, propertyAt, filters, unit }: ExportedSet): PortfolioExport {
  const running = useRunningExport()
  const [exported, setExported] = useState<string | null>(null)
  const key = `${portfolioHref(filters)} ${slots?.length}`
  // So that files can be made when the server is not there.
  useLoadAhead(loadExports)

  async function run(): Promise<void> {
    if (slots === null) return
    const rows = {
      length: slots.length,
      at(index: number) {
        const slot = slots[index]
        return slot === undefined ? undefined : { property: propertyAt(slot) }
      },
    }
    const document = {
      title: 'Portfolio',
      criteria: filters.map((filter) => filterWords(filter, unit)).join(' · '),
      date: today(),
      subject: null,
      unit,
      credits: [],
      rows,
    }
    const words = {
      ...SEARCH_EXPORT,
      done(name: string) {
        setExported(key)
        return SEARCH_EXPORT.done(name)
      },
    }
    const isTold = await exportDocument({ format: 'csv', document, fileStem: RESULTS_STEM }, words)
    if (!isTold) toast({ ...SEARCH_EXPORT.failed, kind: 'error' })
  }

  return {
    why: slots === null ? 'The properties are loading' : whyNotExport(slots.length, running !== null),
    run: () => void run(),
    isExported: exported === key,
  }
}
