import { Link } from '@tanstack/react-router'
import {
  ArrowRight,
  Calendar,
  CircleDot,
  FileSpreadsheet,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Table2,
  Trash2,
} from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { formatRent, NOT_AVAILABLE, RENT_UNITS } from '../../sync/domain/format.ts'
import type { SyncedCompList } from '../data/comp-lists/comp-lists.ts'
import { exportCsv, exportTable } from '../exports/export-comps.ts'
import { whyNotExport } from '../exports/export-words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import styles from './comp-list-card.module.css'
import { compListSummary } from './comp-list-summary.ts'
import { createdOn, heldWords, milesInWords } from './comp-list-words.ts'
import { listDocument } from './list-document.ts'
import { TeamBadge } from './team-badge.tsx'
import { ListThumbnail } from './thumbnail/list-thumbnail.tsx'

interface CompListCardProps {
  list: SyncedCompList
  /** Null while there is none to take the properties from. */
  book: Book | null
  isOwn: boolean
  /** Its owner may, and of a shared one an administrator. */
  mayDelete: boolean
  /** True while an export is running. */
  isExporting: boolean
  /** The picture for a client is to be shown. */
  onMap(list: SyncedCompList): void
  onDelete(list: SyncedCompList): void
}

/** A comp list among the others: what it holds, without opening it. */
export const CompListCard = memo(function CompListCard(props: CompListCardProps) {
  const { list, book, isOwn, mayDelete, isExporting, onMap, onDelete } = props
  const summary = useMemo(() => compListSummary(list, book), [list, book])
  const { medianRent, included, excluded } = summary
  const id = String(list.id)
  const why = book === null ? 'The properties are loading' : whyNotExport(included, isExporting)
  const exportAs = (exporter: typeof exportCsv) => () => {
    if (book !== null)
      void exporter(listDocument(list, book, { unit: 'month', includedOnly: true }), list.name, 'comp list')
  }
  return (
    <article className={styles.card}>
      <ListThumbnail summary={summary} radius={list.radius} waiting={book === null} />
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to="/comp-lists/$id" params={{ id }} className={styles.target}>
            {list.name}
          </Link>
        </h2>
        {list.isPublic && <TeamBadge />}
      </div>
      <p
        className={styles.description}
        data-missing={list.description === null || undefined}
        title={list.description ?? undefined}
      >
        {list.description ?? 'No description'}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>Median rent</dt>
          <dd>
            {medianRent === null ? NOT_AVAILABLE : formatRent(medianRent, 'month')}
            {medianRent !== null && <span className={styles.unit}> {RENT_UNITS.month}</span>}
          </dd>
        </div>
        <div>
          <dt>Properties</dt>
          <dd>{heldWords(included, excluded)}</dd>
        </div>
      </dl>
      <ul className={styles.facts}>
        {list.centerAddress !== null && <Fact icon={<MapPin {...SMALL} />}>{list.centerAddress}</Fact>}
        {list.radius !== null && <Fact icon={<CircleDot {...SMALL} />}>{milesInWords(list.radius)}</Fact>}
        <Fact icon={<Calendar {...SMALL} />}>
          Created {createdOn(list.createdAt)}
          {!isOwn && list.owner !== undefined && ` by ${list.owner.name}`}
        </Fact>
      </ul>
      <footer className={styles.foot}>
        <Link
          to="/comp-lists/$id"
          params={{ id }}
          className={`${styles.view} link`}
          aria-label={`View ${list.name}`}
        >
          View
          <ArrowRight {...SMALL} />
        </Link>
        <Action {...{ why }} icon={FileSpreadsheet} label="CSV" of={list.name} run={exportAs(exportCsv)} />
        <Action
          why={why && whyNotExport(included, false)}
          icon={MapIcon}
          label="Map"
          of={list.name}
          run={() => onMap(list)}
        />
        <Action {...{ why }} icon={Table2} label="Table" of={list.name} run={exportAs(exportTable)} />
        {mayDelete && (
          <IconButton icon={Trash2} label={`Delete ${list.name}`} onClick={() => onDelete(list)} />
        )}
      </footer>
    </article>
  )
})

const SMALL = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

interface ActionProps {
  icon: LucideIcon
  label: string
  /** The list's name. */
  of: string
  /** Why it cannot be pressed; undefined where it can. */
  why: string | undefined
  run(): void
}

function Action({ icon: Icon, label, of, why, run }: ActionProps) {
  return (
    <Tooltip content={why}>
      <button
        type="button"
        className={styles.action}
        aria-label={`${label} of ${of}`}
        aria-disabled={why !== undefined || undefined}
        onClick={() => why === undefined && run()}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        {label}
      </button>
    </Tooltip>
  )
}
