import { Button } from '@radix-ui/themes'
import { RotateCw } from 'lucide-react'
import type { SheetRow } from '../../../../sync/api/property-source.ts'
import { isByHand } from '../../../../sync/domain/records/hand-source.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ago } from '../../../ui/time/ago.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { useSources } from './source-context.ts'
import styles from './source-rows.module.css'
import { placeInSheet, TYPED_BY_HAND } from './source-words.ts'

/** The rows a property was read from, cell by cell: its own, and those of properties that were joined into it. */
export function SourceRows() {
  const { property, source, ask } = useSources()
  if (isByHand(property)) return <p className="muted">{TYPED_BY_HAND}</p>
  switch (source.kind) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading the rows">
          <Skeleton height={88} />
        </div>
      )
    case 'failed':
      return (
        <div>
          <p role="alert">{source.reason}</p>
          <Button size="1" variant="outline" color="gray" onClick={ask}>
            <RotateCw size={14} strokeWidth={1.75} aria-hidden />
            Try Again
          </Button>
        </div>
      )
    case 'ready': {
      const { joined, ...own } = source.source
      return (
        <>
          <Row row={own} />
          {joined.map((row) => (
            <Row key={row.propertyId} row={row} />
          ))}
        </>
      )
    }
  }
}

function Row({ row }: { row: SheetRow }) {
  const { source, workbook, sheet, importedAt, header, cells, places } = row
  const now = useNow()
  const place = placeInSheet(row)
  return (
    <section className={styles.row} aria-label={`${place} of ${sheet}`}>
      <h3 className={styles.title}>
        <bdi>{source}</bdi>, {place}
      </h3>
      <p className={styles.place}>
        <bdi>{workbook}</bdi> › <bdi>{sheet}</bdi> · synced {ago(importedAt, now)}
      </p>
      <table className={styles.cells}>
        <tbody>
          {header.map((name, at) => {
            const cell = cells[at]
            if (cell === undefined || cell === '') return null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position.
              <tr key={at}>
                <th scope="row">
                  {places[at] !== null && <span className={styles.letters}>{places[at]}</span>}
                  <bdi>{name}</bdi>
                </th>
                <td>{cell}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
