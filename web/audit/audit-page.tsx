import { useNavigate, useSearch } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { useMe } from '../data/session/session.tsx'
import { AdministrationHead } from '../people/administration-head.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { Empty } from '../ui/states/states.tsx'
import { AuditPanel } from './audit-panel.tsx'
import type { AuditParams } from './audit-params.ts'

/** Who did what in the team, for its administrators. */
export function AuditPage() {
  const me = useMe()
  const params: AuditParams = useSearch({ from: '/audit' })
  const navigate = useNavigate({ from: '/audit' })
  return (
    <Page title={SCREEN_NAMES['/audit']}>
      {me?.role === 'administrator' || me === null ? (
        <>
          <AdministrationHead title={SCREEN_NAMES['/audit']} teamName={me?.teamName ?? ''} />
          <AuditPanel
            params={params}
            onChange={(part) => void navigate({ search: (was) => ({ ...was, ...part }) })}
          />
        </>
      ) : (
        <Empty
          icon={ShieldAlert}
          heading="h1"
          title="For administrators only"
          reason="What people of the team did is read by its administrators. Ask one of them."
        />
      )}
    </Page>
  )
}
