import type { ComponentProps } from 'react'
import { ResultsList } from '../../rows/results-list.tsx'
import { useTableLayout } from '../../table/use-table-layout.ts'
import { useTablePlace } from '../../table/use-table-place.ts'

/** The results as a table of the columns that the address says. */
export function ResultsTable(props: Omit<ComponentProps<typeof ResultsList>, 'layout'>) {
  return <ResultsList {...props} layout={useTableLayout(useTablePlace(props.besideMap))} />
}
