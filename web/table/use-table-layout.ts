import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Density, LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { columnsText, readColumns, readNameWidth, widthWithin } from '../../sync/domain/table/table-layout.ts'
import { type TablePlace, USUAL_COLUMNS } from '../../sync/domain/table/usual-columns.ts'
import type { TableLayout } from './table-layout.ts'
import type { TableParams } from './table-params.ts'

export interface ChosenLayout extends TableLayout {
  readonly setColumns: (columns: readonly LaidColumn[] | null) => void
  readonly setDensity: (density: Density) => void
  /** Shows a table as it was saved: columns, height of rows and order in one step. */
  readonly show: (params: TableParams & { sort?: string | undefined }) => void
  /** False while the usual columns are shown. */
  readonly isChosen: boolean
}

function tableParamsIn({ cols, rows }: TableParams): TableParams {
  return { cols, rows }
}

/** The layout in the page's address; what it does not say is as usual there. */
export function useTableLayout(place: TablePlace): ChosenLayout {
  const { cols, rows } = useSearch({ strict: false, select: tableParamsIn, structuralSharing: true })
  const navigate = useNavigate()
  return useMemo(() => {
    const usual = USUAL_COLUMNS[place]
    const set = (part: object) =>
      void navigate({
        to: '.',
        search: (was: object) => ({ ...was, ...part }),
        replace: true,
        resetScroll: false,
      })
    const nameWidth = cols === undefined ? undefined : readNameWidth(cols)
    const columns = (cols === undefined ? null : readColumns(cols)) ?? usual
    const textOf = (columns: readonly LaidColumn[] | null) => {
      const text = columns === null ? undefined : columnsText(columns, nameWidth)
      return text === columnsText(usual) ? undefined : text
    }
    return {
      columns,
      nameWidth,
      density: rows === undefined ? 'roomy' : 'compact',
      isChosen: cols !== undefined,
      setColumns: (columns) => set({ cols: textOf(columns) }),
      setNameWidth: (width) => set({ cols: columnsText(columns, widthWithin(width)) }),
      setDensity: (density) => set({ rows: density === 'compact' ? '36' : undefined }),
      show: (params) => set({ cols: undefined, rows: undefined, ...params }),
    }
  }, [place, cols, rows, navigate])
}
