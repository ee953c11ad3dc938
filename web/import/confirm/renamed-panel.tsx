import type { ImportPlan } from '../../../sync/api/imports.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Panel, PanelBody, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { type RenamedTab, renamedAnswer } from '../decisions/decide.ts'
import styles from './renamed-panel.module.css'

type Renamed = ImportPlan['renamed'][number]

interface RenamedPanelProps {
  renamed: readonly Renamed[]
  decisions: ImportDecisions
  onDecide(tab: RenamedTab, is: 'same' | 'new'): void
}

/** Tabs that seem to have another name than the last time: each is taken over, or read as a new one. */
export function RenamedPanel({ renamed, decisions, onDecide }: RenamedPanelProps) {
  return (
    <Panel className={styles.panel} aria-label="Renamed tabs">
      <PanelHead>
        <PanelTitle>{renamed.length === 1 ? 'A renamed tab' : 'Renamed tabs'}</PanelTitle>
      </PanelHead>
      <PanelBody>
        <ul>
          {renamed.map((tab) => (
            <Tab
              key={`${tab.from}\n${tab.to}`}
              {...tab}
              isTaken={(renamedAnswer(decisions, tab) ?? (tab.isTaken ? 'same' : 'new')) === 'same'}
              onDecide={(is) => onDecide({ from: tab.from, to: tab.to }, is)}
            />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  )
}

interface TabProps extends Renamed {
  onDecide(is: 'same' | 'new'): void
}

function Tab({ from, to, same, before, isTaken, onDecide }: TabProps) {
  return (
    <li className={styles.tab}>
      <div className={styles.words}>
        <p>
          Tab “{from}” is not in this file. Tab “{to}” is new, and has {formatCount(same)} of its{' '}
          {formatCount(before)} properties.
        </p>
        <p className="hint">
          {isTaken
            ? 'They keep their ids, notes and lists, and the answers about the old tab count for this one.'
            : 'Its rows come in as new properties, and those of the old tab leave the source.'}
        </p>
      </div>
      <SegmentedControl
        label={`Tab ${to}`}
        size="small"
        value={isTaken ? 'same' : 'new'}
        segments={CHOICES}
        onChange={onDecide}
      />
    </li>
  )
}

const CHOICES = [
  { value: 'same', label: 'Take it over' },
  { value: 'new', label: 'Read as new' },
] as const
