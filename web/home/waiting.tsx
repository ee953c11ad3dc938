import { Link } from '@tanstack/react-router'
import { CircleAlert, Copy, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { listDuplicates } from '../../sync/api/duplicates.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { call } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { useChromeFacts } from '../ui/chrome/use-chrome-facts.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import styles from './side-panel.module.css'

const askForDuplicates = () => call(listDuplicates, {})

/** Properties to join or keep apart, and sources whose last run failed; nothing while there are none. */
export function Waiting() {
  const failing = useChromeFacts().failingSources ?? 0
  const duplicates = useAnswer(askForDuplicates).answer?.duplicates.length ?? 0
  if (failing === 0 && duplicates === 0) return null
  return (
    <Panel aria-labelledby="waiting-head">
      <PanelHead>
        <PanelTitle id="waiting-head">Waiting for you</PanelTitle>
      </PanelHead>
      <ul className={styles.rows}>
        {duplicates > 0 && (
          <WaitingRow to="/duplicates" icon={Copy} action="Review">
            {duplicates === 1 ? '1 possible duplicate' : `${formatCount(duplicates)} possible duplicates`} to
            join or keep apart
          </WaitingRow>
        )}
        {failing > 0 && (
          <WaitingRow to="/sources" icon={CircleAlert} alert action="Look">
            {failing === 1 ? '1 source is failing' : `${failing} sources are failing`}
          </WaitingRow>
        )}
      </ul>
    </Panel>
  )
}

interface WaitingRowProps {
  to: '/duplicates' | '/sources'
  icon: LucideIcon
  /** Something is wrong. */
  alert?: boolean
  action: string
  children: ReactNode
}

function WaitingRow({ to, icon: Icon, alert = false, action, children }: WaitingRowProps) {
  return (
    <li className={styles.row}>
      <Icon size={15} strokeWidth={1.75} className={alert ? styles.alert : styles.icon} aria-hidden />
      <span className={styles.words}>{children}</span>
      <Link to={to} className="link">
        {action}
      </Link>
    </li>
  )
}
