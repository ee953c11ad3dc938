import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useChromeFacts } from '../ui/chrome/use-chrome-facts.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import styles from './side-panel.module.css'

/** A link to the sources whose last run failed; nothing while all is well. */
export function FailingSources() {
  const { failingSources } = useChromeFacts()
  if (failingSources === null || failingSources === 0) return null
  const words = failingSources === 1 ? '1 source is failing' : `${failingSources} sources are failing`
  return (
    <Panel aria-labelledby="waiting-head">
      <PanelHead>
        <PanelTitle id="waiting-head">Waiting for you</PanelTitle>
      </PanelHead>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <CircleAlert size={15} strokeWidth={1.75} className={styles.alert} aria-hidden />
          <span className={styles.words}>{words}</span>
          <Link to="/sources" className="link">
            Look
          </Link>
        </li>
      </ul>
    </Panel>
  )
}
