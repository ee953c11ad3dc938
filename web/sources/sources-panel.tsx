import { Badge } from '@radix-ui/themes'
import { Database } from 'lucide-react'
import { type KeyboardEvent, useMemo } from 'react'
import type { ApiSource } from '../../sync/api/sources.ts'
import type { Role } from '../../sync/domain/access/role.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { counted } from '../session/counted.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { BlockTable } from '../ui/block-table.tsx'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import { Empty } from '../ui/states/states.tsx'
import { stepAmong } from '../ui/step-among.ts'
import { useNow } from '../ui/time/use-now.ts'
import { useMedia } from '../ui/use-media.ts'
import { SourceRow } from './source-row.tsx'
import styles from './sources-panel.module.css'
import type { SourceActions } from './use-sources.ts'

interface SourcesPanelProps {
  role: Role
  sources: readonly ApiSource[]
  actions: SourceActions
  running: ReadonlySet<number>
  onOpen(source: ApiSource): void
  onReplace(source: ApiSource): void
}

/** Every source in one row: the largest first, on phones those that need somebody. */
export function SourcesPanel({ role, sources, actions, running, onOpen, onReplace }: SourcesPanelProps) {
  const now = useNow()
  const isPhone = useMedia(MEDIA.phone)
  const shown = useMemo(() => inOrder(sources, isPhone), [sources, isPhone])
  useShortcuts('Sources', ROW_KEYS)
  return (
    <Panel className={styles.panel} aria-labelledby="sources-head">
      <PanelHead className={styles.head}>
        <PanelTitle id="sources-head">Your sources</PanelTitle>
        <p className={styles.count}>{formatCount(sources.length)}</p>
        <Sums sources={sources} />
      </PanelHead>
      {sources.length === 0 ? (
        <Empty
          icon={Database}
          title="No source yet"
          reason={
            role === 'viewer'
              ? 'A member of the team adds the first one.'
              : 'Drop a file, or connect a sheet: its rows become properties.'
          }
        />
      ) : (
        <BlockTable className={styles.table} onKeyDown={moveAmongRows}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col" data-column="rows">
                Properties
              </th>
              <th scope="col">Last run</th>
              <th scope="col" data-column="next">
                Next run
              </th>
              <th scope="col">State</th>
              <th scope="col" data-column="by">
                Added by
              </th>
              <th scope="col">
                <span className="visually-hidden">What can be done</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((source) => (
              <SourceRow
                key={source.id}
                {...{ role, source, actions, now }}
                isRunning={running.has(source.id)}
                onOpen={() => onOpen(source)}
                onReplace={() => onReplace(source)}
              />
            ))}
          </tbody>
        </BlockTable>
      )}
    </Panel>
  )
}

/** What needs somebody, over all sources. */
function Sums({ sources }: { sources: readonly ApiSource[] }) {
  const failing = sources.filter(({ failingSince }) => failingSince !== null).length
  const paused = sources.filter(({ pausedAt }) => pausedAt !== null).length
  const rejected = sources.reduce((sum, source) => sum + source.rejected, 0)
  return (
    <p className={styles.sums}>
      {failing > 0 && <Badge color="red">{formatCount(failing)} failing</Badge>}
      {paused > 0 && <Badge color="gray">{formatCount(paused)} paused</Badge>}
      {rejected > 0 && <Badge color="amber">{counted(rejected, 'row', 'rows')} to mend</Badge>}
    </p>
  )
}

function inOrder(sources: readonly ApiSource[], failingFirst: boolean): ApiSource[] {
  const rank = ({ failingSince }: ApiSource) => (failingFirst && failingSince !== null ? 0 : 1)
  return [...sources].sort((a, b) => rank(a) - rank(b) || b.properties - a.properties || a.id - b.id)
}

const ROW_KEYS = [
  { keys: 'ArrowDown', shown: ['↑', '↓'], words: 'Source above, below' },
  { keys: 'Enter', shown: ['Enter'], words: 'Open the source' },
  { keys: 'r', shown: ['R'], words: 'Run the source' },
  { keys: 'p', shown: ['P'], words: 'Pause or resume the source' },
]

function moveAmongRows(event: KeyboardEvent<HTMLTableElement>): void {
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-source-name]')]
  const current = names.indexOf(event.target as HTMLElement)
  const to = current < 0 ? null : stepAmong(event.key, current, names.length)
  if (to === null) return
  event.preventDefault()
  names[to]?.focus()
}
