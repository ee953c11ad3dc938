import { Button } from '@radix-ui/themes'
import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import type { ChatAnswer } from '../../../sync/api/chat.ts'
import type { Figure } from '../../../sync/assistant/figure.ts'
import { type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { slotsWithRent } from '../../../sync/book/figure-reader.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { madeWith } from '../../comp-lists/adding/made-with.ts'
import { ExportMenu } from '../../exports/export-menu.tsx'
import { type Addition, addToCompList } from '../../property/addition-store.ts'
import { copyFound, exportFound } from '../../search/results/export-found.ts'
import { searchWords } from '../criteria-edits.ts'
import styles from './answer-actions.module.css'
import { copyAnswer } from './copy-answer.ts'
import { SaveToList } from './save-to-list.tsx'

interface AnswerActionsProps {
  book: Book
  words: string
  figures: readonly Figure[]
  answer: ChatAnswer
  rows: RowSet
}

/** What can be done with an answer: copied with its figures; its rows put into a comp list, or exported. */
export function AnswerActions({ book, words, figures, answer, rows }: AnswerActionsProps) {
  const slots = useMemo(() => slotsOf(book, rows), [book, rows])
  const read = (slot: number) => propertyAt(book, slot)
  const found = {
    slots,
    propertyAt: read,
    criteria: rows.criteria,
    unit: 'month',
    isRentOnly: false,
  } as const
  const hasNotes = useMemo(
    () => slots.subarray(0, LOOKED_AT).some((slot) => propertyAt(book, slot).notes !== null),
    [book, slots],
  )
  return (
    <div className={styles.row}>
      <Button
        type="button"
        variant="outline"
        color="gray"
        onClick={() => void copyAnswer({ book, words, figures, answer, rows, count: slots.length })}
      >
        <Copy size={14} strokeWidth={1.75} aria-hidden />
        Copy with figures
      </Button>
      <SaveToList count={slots.length} onSave={() => addToCompList(additionOf(book, slots, rows))} />
      {slots.length > 0 && (
        <ExportMenu
          count={slots.length}
          picked={false}
          hasNotes={hasNotes}
          iconOnly={false}
          onExport={(format, withNotes) => void exportFound(format, found, withNotes)}
          onCopy={() => void copyFound(found)}
        />
      )}
      {answer.tookMs !== undefined && answer.isByModel !== true && answer.table && (
        <span className={styles.took}>Worked out in {formatCount(answer.tookMs)} ms, without a model</span>
      )}
    </div>
  )
}

/** Where properties have notes at all, one of the first so many does. */
const LOOKED_AT = 200

function additionOf(book: Book, slots: Uint32Array, rows: RowSet): Addition {
  const { criteria } = rows
  const words = searchWords(book, rows)
  const search = new URLSearchParams(words === null || words === '' ? {} : { q: words })
  const made = madeWith(criteria, 'month', { pathname: '/search', search: `${search}` })
  const near = criteria.find((one) => one.kind === 'near')
  return {
    count: slots.length,
    withRent: slotsWithRent(book, slots).length,
    properties: () => Array.from(slots, (slot) => propertyAt(book, slot)),
    name: null,
    origin: {
      centerAddress: near?.place ?? null,
      center: near === undefined ? null : { latitude: near.latitude, longitude: near.longitude },
      radius: near?.miles ?? null,
      subjectPropertyId: null,
      filters: words === null ? { ...made, href: null } : made,
    },
  }
}
