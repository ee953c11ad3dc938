import { Button, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { memo, useState } from 'react'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../../sync/portfolio/analyze-portfolio.ts'
import { isBandField } from '../../../sync/portfolio/bands.ts'
import type { CountedField } from '../../../sync/portfolio/count-values.ts'
import { valueWords } from '../../../sync/portfolio/describe-filter.ts'
import {
  FIELD_WORDS,
  PORTFOLIO_FIELDS,
  type PortfolioField,
} from '../../../sync/portfolio/portfolio-field.ts'
import type { PortfolioFilter } from '../../../sync/portfolio/portfolio-filter.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { propertiesWords } from '../portfolio-words.ts'
import styles from './values-dialog.module.css'

/** More are looked for by their words. */
const MOST_LISTED = 100

interface ValuesDialogProps {
  /** The field whose values are shown; null while closed. */
  field: PortfolioField | null
  analysis: PortfolioAnalysis | null
  unit: RentUnit
  onField: (field: PortfolioField) => void
  onToggle: (filter: PortfolioFilter) => void
  onClose: () => void
}

const FIELDS = PORTFOLIO_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value].label }))
/** From so many values on they can be looked for. */
const MANY = 12

/** All values of a field, to combine several. Each press is a step at once, with its count. */
export const ValuesDialog = memo(function ValuesDialog({
  field,
  analysis,
  unit,
  onField,
  onToggle,
  onClose,
}: ValuesDialogProps) {
  // What was shown last stays while the dialog closes.
  const [shown, setShown] = useState<PortfolioField>(field ?? 'propertyType')
  const [words, setWords] = useState('')
  if (field !== null && field !== shown) {
    setShown(field)
    setWords('')
  }
  const counted = analysis?.fields.get(shown)
  const wordsOf = (value: string) => valueWords(shown, value, unit)
  const { values, others } = listedValues(shown, counted, wordsOf, words)
  return (
    <Dialog
      open={field !== null}
      onClose={onClose}
      title="All filters"
      footer={
        <>
          <span className={styles.count} role="status">
            {analysis !== null && propertiesWords(analysis.count)}
          </span>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className={styles.body}>
        <Select label="Field" value={shown} options={FIELDS} onChange={onField} />
        {(counted?.values.length ?? 0) >= MANY && (
          <TextField.Root
            type="search"
            aria-label={`Find a value of ${FIELD_WORDS[shown].label}`}
            placeholder="Find"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          >
            <TextField.Slot>
              <Search size={15} strokeWidth={1.75} aria-hidden />
            </TextField.Slot>
          </TextField.Root>
        )}
        <p className={styles.hint}>
          {shown === 'amenity'
            ? 'Matches properties with all checked values. Counts are after filtering.'
            : 'Matches properties with any checked value. Counts are after filtering.'}
        </p>
        <ul className={styles.values} aria-label={FIELD_WORDS[shown].label}>
          {values.map(({ value, after, isApplied }) => (
            <li key={value}>
              <Checkbox
                checked={isApplied}
                onChange={() => onToggle({ field: shown, value })}
                trailing={<span className="figures">{formatCount(after)}</span>}
              >
                {wordsOf(value)}
              </Checkbox>
            </li>
          ))}
        </ul>
        {values.length === 0 && <p className={styles.hint}>No matching values.</p>}
        {others > 0 && <p className={styles.hint}>and {formatCount(others)} more. Search to find them.</p>}
      </div>
    </Dialog>
  )
})

interface ListedValue {
  value: string
  /** How many there are with it. */
  after: number
  isApplied: boolean
}

/** The values of a field that lead to something, or are applied: bands from low to high, words from many to few. */
function listedValues(
  field: PortfolioField,
  counted: CountedField | undefined,
  wordsOf: (value: string) => string,
  words: string,
): { values: ListedValue[]; others: number } {
  if (counted === undefined) return { values: [], others: 0 }
  const asked = words.trim().toLowerCase()
  const listed = counted.values
    .map((value, place) => ({
      value,
      after: counted.after[place] ?? 0,
      isApplied: counted.applied.has(place),
    }))
    .filter(({ after, isApplied }) => after > 0 || isApplied)
    .filter(({ value }) => wordsOf(value).toLowerCase().includes(asked))
  if (!isBandField(field)) listed.sort((a, b) => b.after - a.after || (a.value < b.value ? -1 : 1))
  return { values: listed.slice(0, MOST_LISTED), others: Math.max(listed.length - MOST_LISTED, 0) }
}
