import { Button, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { memo, useState } from 'react'
import { formatCount, type RentUnit } from '../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../sync/portfolio/analyze-portfolio.ts'
import { valueWords } from '../../sync/portfolio/describe-filter.ts'
import { FIELD_WORDS, PORTFOLIO_FIELDS, type PortfolioField } from '../../sync/portfolio/portfolio-field.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { listedValues } from './listed-values.ts'
import { propertiesWords } from './portfolio-words.ts'
import styles from './values-dialog.module.css'

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
