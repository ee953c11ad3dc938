import { Button } from '@radix-ui/themes'
import { Copy, Equal, Pencil, RotateCw, Table2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PropertySource, SourceReading } from '../../../../sync/api/property-source.ts'
import type { CorrectedField } from '../../../../sync/domain/records/correction.ts'
import { isByHand } from '../../../../sync/domain/records/hand-source.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ago } from '../../../ui/time/ago.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { SourceCells } from './source-cells.tsx'
import { useSources } from './source-context.ts'
import styles from './source-popover.module.css'
import { placeInSheet, readingOf, remarksOn, rowBehind, TYPED_BY_HAND } from './source-words.ts'

interface SourcePopoverProps {
  title: string
  field: CorrectedField
  /** Null where it cannot be corrected. */
  onCorrect: (() => void) | null
}

/** The cell behind a figure, in its row and under its header. */
export function SourcePopover({ title, field, onCorrect }: SourcePopoverProps) {
  const { property, source, ask } = useSources()
  const correct = onCorrect !== null && <CorrectButton onCorrect={onCorrect} />
  if (isByHand(property)) {
    return (
      <>
        <Heading title={title} />
        <p>{TYPED_BY_HAND}</p>
        <div className={styles.actions}>{correct}</div>
      </>
    )
  }
  switch (source.kind) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading the source">
          <Heading title={title} />
          <Skeleton width="60%" />
          <Skeleton height={72} />
        </div>
      )
    case 'failed':
      return (
        <>
          <Heading title={title} />
          <p role="alert">{source.reason}</p>
          <div className={styles.actions}>
            <Button size="1" variant="outline" color="gray" onClick={ask}>
              <RotateCw size={14} strokeWidth={1.75} aria-hidden />
              Try Again
            </Button>
            {correct}
          </div>
        </>
      )
    case 'ready':
      return <Found title={title} field={field} source={source.source} correct={correct} />
  }
}

interface FoundProps extends Pick<SourcePopoverProps, 'title' | 'field'> {
  source: PropertySource
  correct: ReactNode
}

function Found({ title, field, source: behind, correct }: FoundProps) {
  const now = useNow()
  const [showsRow, setShowsRow] = useState(false)
  const [copied, setCopied] = useState('Copy cell')
  const source = rowBehind(behind, field)
  const { workbook, sheet, importedAt } = source
  const place = placeInSheet(source)
  const reading = readingOf(source, field)
  const copy = (cell: string) =>
    navigator.clipboard.writeText(cell).then(
      () => setCopied('Copied'),
      () => setCopied('Not copied'),
    )
  return (
    <>
      <Heading title={title} aside={`synced ${ago(importedAt, now)}`} />
      <p className={styles.path}>
        <bdi>{workbook}</bdi> › <bdi>{sheet}</bdi> › {place}
      </p>
      {source !== behind && (
        <p>
          Taken from <bdi>{source.source}</bdi>, which was joined with this property.
        </p>
      )}
      {reading === null ? (
        <p>No single cell has this value. It is built from other fields.</p>
      ) : (
        <>
          <SourceCells source={source} column={reading.column} all={showsRow} />
          <SourceRemarks reading={reading} />
        </>
      )}
      <div className={styles.actions}>
        {reading !== null && (
          <>
            <Button size="1" variant="outline" color="gray" onClick={() => setShowsRow(!showsRow)}>
              <Table2 size={14} strokeWidth={1.75} aria-hidden />
              {showsRow ? 'Show the cell' : `Show ${place}`}
            </Button>
            <Button size="1" variant="outline" color="gray" onClick={() => void copy(reading.cell)}>
              <Copy size={14} strokeWidth={1.75} aria-hidden />
              <span aria-live="polite">{copied}</span>
            </Button>
          </>
        )}
        {correct}
      </div>
    </>
  )
}

function CorrectButton({ onCorrect }: { onCorrect(): void }) {
  return (
    <Button size="1" variant="outline" color="gray" onClick={onCorrect}>
      <Pencil size={14} strokeWidth={1.75} aria-hidden />
      Correct
    </Button>
  )
}

function Heading({ title, aside }: { title: string; aside?: string }) {
  return (
    <div className={styles.heading}>
      <h3 className={styles.title}>{title}</h3>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  )
}

/** The arithmetic, and what else is to be known of a reading. */
function SourceRemarks({ reading }: { reading: SourceReading }) {
  return remarksOn(reading).map(({ kind, words }) => (
    <p key={words} className={styles.remark} data-kind={kind}>
      {kind === 'arithmetic' && <Equal size={14} strokeWidth={1.75} aria-hidden />}
      {(kind === 'assumed' || kind === 'problem') && (
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
      )}
      <span>{words}</span>
    </p>
  ))
}
