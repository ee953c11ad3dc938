import { Button } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import { counted } from '../../session/counted.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Panel, PanelBody, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { saveRows } from '../job/save-rows.ts'
import { roleName } from '../role-names.ts'
import { valueWords } from '../value-words.ts'
import { AddedTable } from './added-table.tsx'
import type { Tile } from './count-tiles.tsx'
import { PlanChanges } from './plan-changes.tsx'
import styles from './plan-rows.module.css'
import { hangsWords } from './plan-words.ts'
import { PlannedName } from './planned-name.tsx'

interface PlanRowsProps {
  plan: ImportPlan
  tile: Tile
  name: string
  /** What happens to properties that are no longer in the source. */
  onDecideGone(gone: ImportDecisions['gone']): void
}

const GONE = [
  { value: 'removed', label: 'Remove' },
  { value: 'ended', label: 'Keep as ended' },
] as const
const AFTER_REMOVED = 'Notes stay with them; a rollback brings them back.'
const AFTER_KEPT =
  'They stay in searches, lists and figures. Listings get the status Ended; signed and sold deals keep theirs.'

/** The rows behind a count. */
export function PlanRows({ plan, tile, name, onDecideGone }: PlanRowsProps) {
  const { counts, added, removed, rejected, changes, changedFigures } = plan
  switch (tile) {
    case 'changed':
      return (
        <Panel className={styles.panel} aria-label="Changed">
          <Head
            title="Changed"
            words={`${formatCount(counts.changed)} changed, ${counted(changedFigures, 'field', 'fields')}`}
          >
            {changes.length > 0 && (
              <Button size="1" variant="outline" color="gray" onClick={() => saveChanges(name, changes)}>
                <Download size={14} strokeWidth={1.75} aria-hidden />
                Differences as CSV
              </Button>
            )}
          </Head>
          <PanelBody>
            <PlanChanges changes={changes} />
            <Cut listed={changes.length} all={changedFigures} />
          </PanelBody>
        </Panel>
      )
    case 'new':
      return (
        <Panel className={styles.panel} aria-label="New">
          <Head title="New" words={formatCount(counts.new)} />
          <PanelBody>
            <AddedTable added={added} />
            <Cut listed={added.length} all={counts.new} />
          </PanelBody>
        </Panel>
      )
    case 'removed': {
      const isKept = counts.ended > 0
      const gone = counts.removed + counts.ended
      const title = isKept ? 'Kept as ended' : 'Removed'
      return (
        <Panel className={styles.panel} aria-label={title}>
          <Head title={title} words={formatCount(gone)}>
            {gone > 0 && (
              <SegmentedControl
                label="What is no longer in the source"
                size="small"
                value={isKept ? 'ended' : 'removed'}
                segments={GONE}
                onChange={(value) => onDecideGone(value === 'ended' ? 'ended' : undefined)}
              />
            )}
          </Head>
          <PanelBody>
            <ul>
              {removed.map((gone) => (
                <li key={gone.property.id} className={styles.item}>
                  <PlannedName {...gone.property} />
                  <span className={styles.hangs} data-hangs={gone.lists + gone.notes > 0 || undefined}>
                    {hangsWords(gone)}
                  </span>
                </li>
              ))}
            </ul>
            <Cut listed={removed.length} all={gone} />
            {gone > 0 && <p className={styles.after}>{isKept ? AFTER_KEPT : AFTER_REMOVED}</p>}
          </PanelBody>
        </Panel>
      )
    }
    case 'rejected':
      return (
        <Panel className={styles.panel} aria-label="Rejected">
          <Head title="Rejected" words={`${formatCount(counts.rejected)}, to be mended at the source`} />
          <PanelBody>
            <ul>
              {rejected.map(({ sheet, rowNumber, cells, reasons }) => (
                <li key={`${sheet} ${rowNumber}`} className={styles.item}>
                  <span className={styles.rejected}>
                    <strong>
                      {sheet} · row {rowNumber}
                    </strong>
                    <span className="hint">{cells.filter((cell) => cell !== '').join(' · ')}</span>
                  </span>
                  <span>{reasons.join(' ')}</span>
                </li>
              ))}
            </ul>
            <Cut listed={rejected.length} all={counts.rejected} />
          </PanelBody>
        </Panel>
      )
    case 'unchanged':
      return (
        <Panel className={styles.panel} aria-label="Unchanged">
          <Head title="Unchanged" words={formatCount(counts.unchanged)} />
          <PanelBody>
            <p className={styles.item}>
              They stay as they are, with their notes and their places in comp lists.
            </p>
          </PanelBody>
        </Panel>
      )
  }
}

function Head({ title, words, children }: { title: string; words: string; children?: ReactNode }) {
  return (
    <PanelHead>
      <PanelTitle>{title}</PanelTitle>
      <p className={styles.count}>{words}</p>
      {children}
    </PanelHead>
  )
}

function Cut({ listed, all }: { listed: number; all: number }) {
  if (all === 0) return <p className={styles.item}>None.</p>
  if (all <= listed) return null
  return (
    <p className={styles.item}>
      The first {formatCount(listed)} of {formatCount(all)} are listed.
    </p>
  )
}

/** Downloads what would change, one field a row. */
function saveChanges(name: string, changes: ImportPlan['changes']): void {
  saveRows(`${name}-differences`, [
    ['Name', 'Address', 'Tenant', 'Field', 'Now', 'Will be'],
    ...changes.map(({ property, field, before, after }) => [
      property.name,
      property.address ?? '',
      property.tenant ?? '',
      roleName(field),
      valueWords(field, before),
      valueWords(field, after),
    ]),
  ])
}
