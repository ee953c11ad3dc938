import { useEffect } from 'react'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'

let onScreen: readonly LaidColumn[] | null = null

/** The columns of the page's table; null where the page has none, such as beside cards. */
export const tableOnScreen = () => onScreen

/** Says that the page has a table of these columns, until what it answers is called. */
export function putTableOnScreen(columns: readonly LaidColumn[]): () => void {
  onScreen = columns
  return () => {
    if (onScreen === columns) onScreen = null
  }
}

export function useTableOnScreen(columns: readonly LaidColumn[]): void {
  useEffect(() => putTableOnScreen(columns), [columns])
}
