import { Button } from '@radix-ui/themes'
import { Pencil, Table2, Undo2 } from 'lucide-react'
import { mayReplace } from '../../../../sync/access/correction-access.ts'
import { formatPartialDate } from '../../../../sync/domain/dates/format-date.ts'
import { type CorrectedField, correctedLabel } from '../../../../sync/domain/records/correction.ts'
import { columnLetters } from '../../../../sync/domain/words/column-letters.ts'
import type { SyncedCorrection } from '../../../data/corrections/corrections.ts'
import { usePropertyWrites } from '../../../data/corrections/property-writes.ts'
import { useMe } from '../../../data/session/session.tsx'
import { today } from '../../../exports/today.ts'
import { initials } from '../../../ui/chrome/chrome-words.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { backToSource } from '../../corrections/change-property.ts'
import { shortValue, sourceNews } from '../../corrections/correction-words.ts'
import styles from './corrected-popover.module.css'
import { useSources } from './source-context.ts'
import { placeInSheet, readingOf } from './source-words.ts'

interface CorrectedPopoverProps {
  field: CorrectedField
  correction: SyncedCorrection
  onEdit(): void
  onShowRow(): void
  onDone(): void
}

/** What was said of a figure, and what its source says. */
export function CorrectedPopover({ field, correction, onEdit, onShowRow, onDone }: CorrectedPopoverProps) {
  const { property, unit, source } = useSources()
  const writes = usePropertyWrites()
  const me = useMe()
  const now = useNow()
  const news = sourceNews(correction, field, unit, now)
  const name = correction.author?.name ?? (correction.authorId === me?.id ? me.name : 'A teammate')
  const day = formatPartialDate(today(new Date(correction.createdAt)), 'short')
  const sourceValue = shortValue(field, correction.sourceValue, unit)
  const found = source.kind === 'ready' ? source.source : null
  const reading = found && readingOf(found, field)
  const mayChange = me !== null && mayReplace(correction, { userId: me.id, role: me.role ?? 'member' })
  return (
    <>
      <div className={styles.heading}>
        <h3 className={styles.title}>{correctedLabel(field)} was corrected</h3>
        <span className={styles.aside}>seen by the team</span>
      </div>
      <div className={styles.boxes}>
        <div className={styles.box} data-own>
          <p className={styles.who}>
            <span className={styles.initials} aria-hidden>
              {initials(name)}
            </span>
            <span>
              {name}, {day}
            </span>
          </p>
          <p>
            <strong className={styles.value}>{shortValue(field, correction.value, unit)}</strong>{' '}
            <span className={styles.small}>typed as “{correction.typed}”</span>
          </p>
        </div>
        <div className={styles.box}>
          <p className={styles.who}>
            <Table2 size={14} strokeWidth={1.75} aria-hidden />
            <span>{found === null ? 'Source' : `${found.workbook}, ${placeInSheet(found)}`}</span>
          </p>
          <p>
            <strong className={styles.value}>{sourceValue}</strong>{' '}
            {reading !== null && found !== null && !found.isAcross && (
              <span className={styles.small}>
                cell {columnLetters(reading.column)}
                {found.rowNumber} “{reading.cell}”
              </span>
            )}
          </p>
        </div>
      </div>
      {(correction.reason !== null || news !== null) && (
        <p className={styles.reason}>
          {correction.reason !== null && <>“{correction.reason}” </>}
          {news !== null && <span className={news.agrees ? undefined : styles.differs}>{news.sentence}</span>}
        </p>
      )}
      <div className={styles.actions}>
        {mayChange && (
          <>
            <Button
              size="1"
              variant="outline"
              color="gray"
              disabled={writes === null}
              onClick={() => {
                if (writes === null) return
                backToSource(writes, property, correction)
                onDone()
              }}
            >
              <Undo2 size={14} strokeWidth={1.75} aria-hidden />
              Back to source, {sourceValue}
            </Button>
            <Button size="1" variant="outline" color="gray" onClick={onEdit}>
              <Pencil size={14} strokeWidth={1.75} aria-hidden />
              Edit
            </Button>
          </>
        )}
        {reading !== null && found !== null && (
          <Button size="1" variant="outline" color="gray" className={styles.last} onClick={onShowRow}>
            <Table2 size={14} strokeWidth={1.75} aria-hidden />
            Show {placeInSheet(found)}
          </Button>
        )}
      </div>
    </>
  )
}
