import { useState } from 'react'
import type { WorkedOut } from '../../../sync/domain/economics/lease-economics.ts'
import { missingWords } from '../../../sync/domain/economics/missing-words.ts'
import { formatRent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import styles from './worked-out-figure.module.css'
import { WorkingLines } from './working-lines.tsx'

interface WorkedOutFigureProps {
  label: string
  of: WorkedOut
  unit: RentUnit
}

/** A figure that nobody stated: a click shows how it was worked out. Without one, what is missing. */
export function WorkedOutFigure({ label, of, unit }: WorkedOutFigureProps) {
  const [beside, setBeside] = useState<Element | null>(null)
  if (of.figure === null) return <span className={styles.missing}>{missingWords(of.missing)}</span>
  return (
    <>
      <button
        type="button"
        className={styles.figure}
        aria-description={`${label}: shows how it was worked out`}
        aria-expanded={beside !== null}
        onClick={({ currentTarget }) => setBeside(currentTarget)}
      >
        {formatRent(of.figure, unit)} {RENT_UNITS[unit]}
      </button>
      {beside !== null && (
        <Popover
          beside={beside}
          width={340}
          label={`${label}: how this was worked out`}
          onClose={() => setBeside(null)}
        >
          <WorkingLines working={of.working} unit={unit} />
        </Popover>
      )}
    </>
  )
}
