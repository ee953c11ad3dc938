import { useMemo } from 'react'
import type { TableColumn } from '../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { widthOfAll } from '../table/column-width.ts'
import type { TableLayout } from '../table/table-layout.ts'
import { ROW_HEIGHTS } from '../table/table-layout.ts'
import { useTableLayout } from '../table/use-table-layout.ts'
import { useMedia } from '../ui/use-media.ts'

/** Pixels; as the style sheet of the comps' table has them. */
export const NUMBER_WIDTH = 46
const NAME_WIDTH = 208
const HEAD_HEIGHT = 36
const PHONE_ROW = 48
/** With the facts that were chosen, on two lines. */
const PHONE_FACTS_ROW = 64
const SUBJECT_HEIGHT = { wide: 44, phone: 48 }

/** A phone's rows have two lines, and the name's second one says the rest. */
const PHONE: TableLayout = {
  columns: [{ column: 'rentPerSf' }, { column: 'squareFootage' }],
  density: 'roomy',
}

export interface CompLayout {
  layout: TableLayout
  isPhone: boolean
  /** What a phone's rows say below the name; null for the usual facts, and elsewhere. */
  facts: readonly TableColumn[] | null
  /** Pixels from the top of one row to the top of the next. A phone's rows are for fingers. */
  pitch: number
  /** Pixels of the names' column in the least width. */
  nameWidth: number
  /** The least width of the table in pixels; a phone's is that of its window. */
  minWidth: number | undefined
  /** Pixels that heads and subject cover at the top. */
  stuck: number
}

/** The columns of a table of comps, and what follows from them. */
export function useCompLayout(hasSubject: boolean, isMeasured: boolean, after = 0): CompLayout {
  const chosen = useTableLayout('compared')
  const isPhone = useMedia(MEDIA.phone)
  const pitch = usePitch()
  const { columns, isChosen } = chosen
  const facts = useMemo(
    () => (isPhone && isChosen ? factsOf(columns, isMeasured) : null),
    [isPhone, isChosen, columns, isMeasured],
  )
  const layout = isPhone ? PHONE : isMeasured ? chosen : { ...chosen, columns: undistanced(chosen.columns) }
  const nameWidth = layout.nameWidth ?? NAME_WIDTH
  return {
    layout,
    isPhone,
    facts,
    pitch,
    nameWidth,
    minWidth: isPhone ? undefined : NUMBER_WIDTH + nameWidth + widthOfAll(layout.columns) + after,
    stuck: isPhone
      ? hasSubject
        ? SUBJECT_HEIGHT.phone
        : 0
      : HEAD_HEIGHT + (hasSubject ? SUBJECT_HEIGHT.wide : 0),
  }
}

/** Pixels from the top of one row to the top of the next. */
export function usePitch(): number {
  const { density, isChosen } = useTableLayout('compared')
  return useMedia(MEDIA.phone) ? (isChosen ? PHONE_FACTS_ROW : PHONE_ROW) : ROW_HEIGHTS[density]
}

/** What was chosen beside the figures that have columns of their own. */
function factsOf(columns: readonly LaidColumn[], isMeasured: boolean): readonly TableColumn[] {
  return columns
    .map(({ column }) => column)
    .filter((column) => column !== 'rentPerSf' && column !== 'squareFootage')
    .filter((column) => isMeasured || column !== 'distance')
}

const kept = new WeakMap<readonly LaidColumn[], readonly LaidColumn[]>()

/** The same array for the same columns, so that rows stay as they are. */
function undistanced(columns: readonly LaidColumn[]): readonly LaidColumn[] {
  let others = kept.get(columns)
  if (others === undefined) {
    others = columns.filter(({ column }) => column !== 'distance')
    kept.set(columns, others)
  }
  return others
}
