import { useEffect, useRef } from 'react'
import type { SheetRow } from '../../../../sync/api/property-source.ts'
import { capitalized } from '../../../../sync/domain/words/capitalized.ts'
import { columnLetters } from '../../../../sync/domain/words/column-letters.ts'
import styles from './source-cells.module.css'
import { columnsAround, placeInSheet } from './source-words.ts'

interface SourceCellsProps {
  source: SheetRow
  /** 0-based position of the cell that matters. */
  column: number
  /** The whole row, not only the columns beside it. */
  all: boolean
}

/** The header and the row as in the sheet, the cell outlined. */
export function SourceCells({ source, column, all }: SourceCellsProps) {
  const { header, cells, places, headerRow, rowNumber, sheet, isAcross } = source
  const place = capitalized(placeInSheet(source))
  const columns = columnsAround(column, header.length, all)
  const outlined = useRef<HTMLTableCellElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell, or more of them, stands elsewhere.
  useEffect(() => {
    const { current: cell } = outlined
    const sheet = cell?.closest('section')
    if (!cell || !sheet) return
    // What the sheet stands in has its width only once it has its place.
    const resized = new ResizeObserver(() => {
      sheet.scrollLeft = cell.offsetLeft - (sheet.clientWidth - cell.offsetWidth) / 2
    })
    resized.observe(sheet)
    return () => resized.disconnect()
  }, [column, all])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.sheet} aria-label={`${place} of ${sheet}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.edge}>
            <td />
            {columns.map((at) => (
              <th key={at} scope="col">
                {places[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={styles.edge}>
              {isAcross ? null : headerRow}
            </th>
            {columns.map((at) => (
              <td key={at}>{header[at]}</td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={styles.edge}>
              {isAcross ? columnLetters(rowNumber - 1) : rowNumber}
            </th>
            {columns.map((at) => (
              <td
                key={at}
                ref={at === column ? outlined : undefined}
                data-outlined={at === column || undefined}
                aria-current={at === column || undefined}
              >
                {cells[at]}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
