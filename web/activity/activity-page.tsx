import { useNavigate, useSearch } from '@tanstack/react-router'
import { SCREEN_NAMES } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import styles from './activity-panel.module.css'
import { ActivityPanel } from './activity-panel.tsx'
import type { ActivityParams } from './activity-params.ts'

/** What became of the properties, for everybody of the team. */
export function ActivityPage() {
  const params: ActivityParams = useSearch({ from: '/activity' })
  const navigate = useNavigate({ from: '/activity' })
  return (
    <Page title={SCREEN_NAMES['/activity']}>
      <header className={styles.title}>
        <h1>{SCREEN_NAMES['/activity']}</h1>
        <p className="muted">What sources and people changed in the properties</p>
      </header>
      <ActivityPanel
        params={params}
        onChange={(part) => void navigate({ search: (was) => ({ ...was, ...part }) })}
      />
    </Page>
  )
}
