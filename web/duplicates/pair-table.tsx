import { Button } from '@radix-ui/themes'
import { Check } from 'lucide-react'
import type { PossibleDuplicate } from '../../sync/api/duplicates.ts'
import { counted } from '../session/counted.ts'
import { ago } from '../ui/time/ago.ts'
import { useNow } from '../ui/time/use-now.ts'
import { type Choices, comesWithRent, type PairLine, type Side, sideOf } from './pair-fields.ts'
import styles from './pair-table.module.css'

interface PairTableProps {
  pair: PossibleDuplicate
  lines: readonly PairLine[]
  choices: Choices
  onChoose(field: PairLine['field'], side: Side): void
  onTakeAll(side: Side): void
}

const SIDES = ['a', 'b'] as const

/** Two properties field by field. What differs can be chosen. */
export function PairTable({ pair, lines, choices, onChoose, onTakeAll }: PairTableProps) {
  const now = useNow()
  return (
    <div className={styles.table}>
      <div className={styles.row} data-head>
        <span />
        {SIDES.map((side, i) => {
          const property = pair.properties[i]
          if (property === undefined) return null
          const { source, row, importedAt } = property
          const where = [
            row !== null && `row ${row.toLocaleString('en-US')}`,
            importedAt !== null && `read ${ago(importedAt, now)}`,
          ]
          return (
            <div key={side} className={styles.source}>
              <span className={styles.letter}>{side.toUpperCase()}</span>
              <span className={styles.named}>
                <bdi>{source}</bdi>
                <small>{where.filter(Boolean).join(' · ')}</small>
              </span>
              <Button size="1" variant="outline" color="gray" onClick={() => onTakeAll(side)}>
                Take all<span className="visually-hidden"> of {source}</span>
              </Button>
            </div>
          )
        })}
      </div>
      {lines.map((line) => (
        <fieldset key={line.field} className={styles.row} data-differs={line.differs || undefined}>
          <legend className={styles.label}>
            {line.label}
            {comesWithRent(line, choices) && <small className={styles.with}> comes with the rent</small>}
          </legend>
          {SIDES.map((side, i) => {
            const corrected = pair.properties[i]?.corrected.find(({ field }) => field === line.field)
            const isChosen = sideOf(line, choices) === side
            const said = (
              <>
                <span className={styles.value}>{line[side]}</span>
                {corrected !== undefined && (
                  <span className={styles.corrected}>corrected by {corrected.author}</span>
                )}
              </>
            )
            return line.differs ? (
              <label key={side} className={styles.cell} data-chosen={isChosen || undefined}>
                <input
                  type="radio"
                  name={line.field}
                  data-field={line.field}
                  checked={isChosen}
                  disabled={!isChosen && (line.only !== null || comesWithRent(line, choices))}
                  onChange={() => onChoose(line.field, side)}
                />
                {said}
              </label>
            ) : (
              <span key={side} className={styles.cell}>
                {said}
              </span>
            )
          })}
        </fieldset>
      ))}
      <div className={styles.row} data-differs>
        <span className={styles.label}>Notes, lists</span>
        {pair.properties.map(({ id, notes, lists }) => (
          <span key={id} className={styles.cell}>
            <Check size={14} strokeWidth={2} aria-hidden className={styles.both} />
            <span className={styles.value}>
              {counted(notes, 'note', 'notes')}, {counted(lists, 'list', 'lists')}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
