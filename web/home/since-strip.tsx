import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { summarizeActivity } from '../../sync/api/activity.ts'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { ask } from '../../sync/book/question/ask.ts'
import type { MomentField } from '../../sync/domain/criteria/asked-fields.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { startOf } from '../../sync/domain/dates/moments.ts'
import { formatCount, formatRent, RENT_UNITS } from '../../sync/domain/format.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { call } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import { expiringSoon, newlyExpiring } from './expiring-soon.ts'
import { dealWords, MorningRow } from './morning-row.tsx'
import { countMeeting, newWords, sinceOf } from './new-words.ts'
import styles from './since-strip.module.css'
import type { Since, sinceWhen } from './since-when.ts'

interface SinceStripProps {
  book: Book
  since: Since
  when: ReturnType<typeof sinceWhen>
  /** False on the first visit in this browser. */
  hasVisit: boolean
  onSince: (since: Since) => void
}

/** Rows that are seen without scrolling. */
const MOST_ROWS = 9

/** What became new, changed and gone in the properties, some of it, and the leases that end next. */
export function SinceStrip({ book, since, when, hasVisit, onSince }: SinceStripProps) {
  const { from, title, words } = when
  const asking = useCallback(() => call(summarizeActivity, { since: startOf(from) }), [from])
  const { answer, failure } = useAnswer(asking)
  const added = useMemo(() => countOf(book, 'createdAt', from), [book, from])
  const changed = useMemo(() => countOf(book, 'changedAt', from), [book, from])
  const expiring = useMemo(() => expiringSoon(book, dayHere(new Date()), MOST_ROWS), [book])
  const newHint = useMemo(() => newWords(book, from), [book, from])
  const cameIn = useMemo(() => newlyExpiring(book, dayHere(new Date()), from), [book, from])
  const { rents } = useMemo(() => ask(book, { criteria: [], sort: 'rent_asc' }), [book])
  const rows = (answer?.first ?? []).flatMap((first) => {
    const slot = findSlot(book, first.propertyId)
    return slot < 0 ? [] : [{ ...first, property: propertyAt(book, slot) }]
  })
  const list = useRef<HTMLUListElement>(null)
  useShortcuts('Home', [
    { keys: 'j', shown: ['J'], words: 'Next row', run: () => stepAmongRows(list.current, 1) },
    { keys: 'k', shown: ['K'], words: 'Row before', run: () => stepAmongRows(list.current, -1) },
  ])
  const addedQuestion = questionOf('createdAt', from)
  const changedQuestion = questionOf('changedAt', from)
  return (
    <Panel className={styles.panel} aria-labelledby="since-head">
      <PanelHead className={styles.head}>
        <PanelTitle id="since-head">{title}</PanelTitle>
        <p className={styles.from}>{words}</p>
        <SegmentedControl
          label="Since"
          value={since}
          size="small"
          segments={[
            { value: 'yesterday', label: 'Yesterday' },
            { value: 'week', label: 'This week' },
            {
              value: 'visit',
              label: 'Last visit',
              ...(!hasVisit && { unavailable: 'This is your first visit in this browser.' }),
            },
          ]}
          onChange={(next) => onSince(next === 'visit' && !hasVisit ? since : next)}
        />
      </PanelHead>
      <div className={styles.counts}>
        <Count label="New" count={added} q={addedQuestion} hint={newHint} />
        <Count
          label="Changed"
          count={changed}
          q={changedQuestion}
          hint={answer !== null && answer.changedFields > 0 && valuesWords(answer.changedFields)}
        />
        <Count
          label="Expiring in 12 months"
          count={expiring.count}
          q={expiring.q}
          hint={cameIn > 0 && `${formatCount(cameIn)} came in`}
        />
        <Figure
          label="Gone"
          hint={
            answer !== null && answer.goneInLists > 0 && `${formatCount(answer.goneInLists)} in your lists`
          }
        >
          {answer === null ? '–' : formatCount(answer.gone)}
        </Figure>
        <Figure label="Median rent" hint={`${formatCount(rents.withRent)} with rent`}>
          {rents.median === null ? '–' : formatRent(rents.median, 'month')}
          <span className={styles.unit}>{RENT_UNITS.month}</span>
        </Figure>
      </div>
      {/* Each row says its units: this is for the eye. */}
      <p className={`${styles.row} ${styles.heads}`} aria-hidden>
        <span>What</span>
        <span>Property</span>
        <span>What happened</span>
        <span className={styles.rent}>Rent {RENT_UNITS.month}</span>
        <span className={styles.size}>Size</span>
        <span className={styles.clear}>Clear</span>
      </p>
      <ul ref={list} className={styles.rows}>
        {rows.map(({ propertyId, isNew, words: was, property }) => (
          <MorningRow
            key={propertyId}
            kind={isNew ? 'new' : 'changed'}
            property={property}
            happened={isNew ? dealWords(property) : was}
          />
        ))}
        {rows.length === 0 && (
          <li className={styles.nothing}>
            <span role="status">
              {failure !== null
                ? failureWords(failure)
                : answer === null
                  ? 'Finding what changed…'
                  : 'Nothing is new or changed.'}
            </span>
          </li>
        )}
        {expiring.first.slice(0, Math.max(MOST_ROWS - Math.max(rows.length, 1), 2)).map((property) => (
          <MorningRow key={`expiring ${property.id}`} kind="expiring" property={property} />
        ))}
      </ul>
      <p className={styles.ways}>
        <AllOf words="new" count={added} q={addedQuestion} />
        <AllOf words="changed" count={changed} q={changedQuestion} />
        <AllOf words="expiring" count={expiring.count} q={expiring.q} />
        <Link to="/activity" className="link">
          All activity
        </Link>
      </p>
    </Panel>
  )
}

/** Gives the focus to the row after or before the one that has it; to the first where none has. */
function stepAmongRows(list: HTMLElement | null, by: number): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('li a') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[at < 0 ? 0 : at + by]?.focus()
}

interface CountProps {
  label: string
  count: number
  q: string
  hint: string | false
}

function Count({ label, count, q, hint }: CountProps) {
  return (
    <Link to="/search" search={{ q }} className={styles.count}>
      <span className="muted">{label}</span>
      <strong className={styles.figure}>{formatCount(count)}</strong>
      {hint !== false && <span className={styles.hint}>{hint}</span>}
    </Link>
  )
}

function Figure({ label, hint, children }: { label: string; hint: string | false; children: ReactNode }) {
  return (
    <p className={styles.count}>
      <span className="muted">{label}</span>
      <strong className={styles.figure}>{children}</strong>
      {hint !== false && <span className={styles.hint}>{hint}</span>}
    </p>
  )
}

function AllOf({ words, count, q }: { words: string; count: number; q: string }) {
  if (count === 0) return null
  return (
    <Link to="/search" search={{ q, view: 'list' }} className="link">
      All {formatCount(count)} {words}
    </Link>
  )
}

function questionOf(field: MomentField, from: string): string {
  return phraseOf(sinceOf(field, from))
}

function countOf(book: Book, field: MomentField, from: string): number {
  return countMeeting(book, [sinceOf(field, from)])
}

const valuesWords = (count: number) => `${formatCount(count)} ${count === 1 ? 'value' : 'values'}`
