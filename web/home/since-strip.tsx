import { Badge } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { summarizeActivity } from '../../sync/api/activity.ts'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { find } from '../../sync/book/question/find.ts'
import type { MomentField } from '../../sync/domain/criteria/asked-fields.ts'
import { valueInWords } from '../../sync/domain/field-words.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { startOf } from '../../sync/domain/moments.ts'
import type { Property } from '../../sync/domain/property.ts'
import { phraseOf } from '../../sync/domain/query/phrase-of.ts'
import { call } from '../data/call.ts'
import { lastVisit } from '../data/last-visit.ts'
import { useAnswer } from '../data/use-answer.ts'
import { failureWords } from '../ui/failure-words.ts'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import styles from './since-strip.module.css'
import { type Since, sinceWhen } from './since-when.ts'

/** What became new, changed and gone in the properties, and some of it. */
export function SinceStrip({ book }: { book: Book }) {
  const [since, setSince] = useState<Since>('yesterday')
  const [visit] = useState(lastVisit)
  const { from, title, words } = sinceWhen(since, new Date(), visit)
  const ask = useCallback(() => call(summarizeActivity, { since: startOf(from) }), [from])
  const { answer, failure } = useAnswer(ask)
  const added = useMemo(() => countOf(book, 'createdAt', from), [book, from])
  const changed = useMemo(() => countOf(book, 'changedAt', from), [book, from])
  const rows = (answer?.first ?? []).flatMap((first) => {
    const slot = findSlot(book, first.propertyId)
    return slot < 0 ? [] : [{ ...first, property: propertyAt(book, slot) }]
  })
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
              ...(visit === undefined && { unavailable: 'This is your first visit in this browser.' }),
            },
          ]}
          onChange={(next) => setSince(next === 'visit' && visit === undefined ? since : next)}
        />
      </PanelHead>
      <div className={styles.counts}>
        <Count label="New" count={added} q={questionOf('createdAt', from)} />
        <Count label="Changed" count={changed} q={questionOf('changedAt', from)} />
        <p className={styles.count}>
          <span className="muted">Gone</span>
          <strong className={styles.figure}>{answer === null ? '–' : formatCount(answer.gone)}</strong>
          {answer !== null && answer.goneInLists > 0 && (
            <span className={styles.hint}>{formatCount(answer.goneInLists)} in your lists</span>
          )}
        </p>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ propertyId, isNew, words: was, property }) => (
          <li key={propertyId}>
            <Badge color={isNew ? 'indigo' : 'amber'}>{isNew ? 'New' : 'Changed'}</Badge>
            <Link to="/search" search={{ property: propertyId }} className={`${styles.name} link`}>
              {property.name}
            </Link>
            <span className={styles.was}>{isNew ? placeWords(property) : was}</span>
            <span className={styles.rent}>
              {property.rentPerSf === null ? '' : valueInWords('rentPerSf', property.rentPerSf, 'month')}
            </span>
          </li>
        ))}
        {rows.length === 0 && (
          <li className={styles.nothing} role="status">
            {failure !== null
              ? failureWords(failure)
              : answer === null
                ? 'Looking what happened…'
                : 'Nothing became new or changed.'}
          </li>
        )}
      </ul>
      <Link to="/activity" className="link">
        All activity
      </Link>
    </Panel>
  )
}

/** Where a new property is, and who has it. */
function placeWords({ name, address, tenant }: Property): string {
  return [address === name ? null : address, tenant].filter((part) => part !== null).join(' · ')
}

function Count({ label, count, q }: { label: string; count: number; q: string }) {
  return (
    <Link to="/search" search={{ q }} className={styles.count}>
      <span className="muted">{label}</span>
      <strong className={styles.figure}>{formatCount(count)}</strong>
    </Link>
  )
}

const sinceOf = (field: MomentField, from: string) =>
  ({ kind: 'moment', field, from, to: null, not: false }) as const

function questionOf(field: MomentField, from: string): string {
  return phraseOf(sinceOf(field, from))
}

function countOf(book: Book, field: MomentField, from: string): number {
  return find(book, { criteria: [sinceOf(field, from)], sort: 'rent_asc' }, 0).found
}
