import { Button } from '@radix-ui/themes'
import { ArrowRight, Download, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportPlan } from '../../../sync/api/sources.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { counted } from '../../session/counted.ts'
import { Panel, PanelBody, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { useNow } from '../../ui/use-now.ts'
import { roleName } from '../role-names.ts'
import { saveRows } from '../save-rows.ts'
import { valueWords } from '../value-words.ts'
import type { Tile } from './count-tiles.tsx'
import styles from './plan-rows.module.css'
import { changeWords, hangsWords, noticeWords } from './plan-words.ts'

interface PlanRowsProps {
  plan: ImportPlan
  tile: Tile
  name: string
}

/** The rows behind a count. */
export function PlanRows({ plan, tile, name }: PlanRowsProps) {
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
            <Changes changes={changes} />
            <Cut listed={changes.length} all={changedFigures} />
          </PanelBody>
        </Panel>
      )
    case 'new':
      return (
        <Panel className={styles.panel} aria-label="New">
          <Head title="New" words={formatCount(counts.new)} />
          <PanelBody>
            <ul>
              {added.map((property) => (
                <li key={property.id} className={styles.item}>
                  <Named {...property} />
                </li>
              ))}
            </ul>
            <Cut listed={added.length} all={counts.new} />
          </PanelBody>
        </Panel>
      )
    case 'removed':
      return (
        <Panel className={styles.panel} aria-label="Removed">
          <Head title="Removed" words={formatCount(counts.removed)} />
          <PanelBody>
            <ul>
              {removed.map((gone) => (
                <li key={gone.property.id} className={styles.item}>
                  <Named {...gone.property} />
                  <span className={styles.hangs} data-hangs={gone.lists + gone.notes > 0 || undefined}>
                    {hangsWords(gone)}
                  </span>
                </li>
              ))}
            </ul>
            <Cut listed={removed.length} all={counts.removed} />
          </PanelBody>
        </Panel>
      )
    case 'rejected':
      return (
        <Panel className={styles.panel} aria-label="Rejected">
          <Head title="Rejected" words={`${formatCount(counts.rejected)}, to be mended at the source`} />
          <PanelBody>
            <ul>
              {rejected.map(({ sheet, rowNumber, cells, reasons }) => (
                <li key={`${sheet} ${rowNumber}`} className={styles.item}>
                  <span className={styles.named}>
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

type Planned = ImportPlan['added'][number]

function Named({ name, address, tenant }: Planned) {
  const under = [address === name ? null : address, tenant].filter((part) => part !== null && part !== '')
  return (
    <span className={styles.named}>
      <strong>{name}</strong>
      <span className="hint">{under.join(' · ')}</span>
    </span>
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

function Changes({ changes }: { changes: ImportPlan['changes'] }) {
  const now = useNow()
  if (changes.length === 0) return null
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Deal</th>
          <th scope="col">Field</th>
          <th scope="col">Now</th>
          <th scope="col">Will be</th>
          <th scope="col">Change</th>
          <th scope="col">Notice</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { property, field, before, after } = change
          return (
            <tr key={`${property.id} ${field}`}>
              <th scope="row">
                <Named {...property} />
              </th>
              <td>{roleName(field)}</td>
              <td className="muted">{valueWords(field, before)}</td>
              <td className={styles.after}>
                <ArrowRight size={13} strokeWidth={1.75} aria-hidden />
                {valueWords(field, after)}
              </td>
              <td className="muted">{changeWords(change)}</td>
              <td>
                {noticeWords(change, now).map((words) => (
                  <span key={words} className={styles.notice}>
                    <Info size={14} strokeWidth={1.75} aria-hidden />
                    {words}
                  </span>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

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
