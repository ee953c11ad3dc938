import { useState } from 'react'
import type { ApiPerson } from '../../sync/api/people.ts'
import { BlockTable } from '../ui/block-table.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { InvitationRow } from './invitation-row.tsx'
import styles from './people-panel.module.css'
import { PersonRow } from './person-row.tsx'
import type { PeopleActions, Team } from './use-people.ts'

type Shown = 'all' | 'active' | 'disabled'

const SHOWN: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
]

/** Everybody of the team and everybody invited, a row each. */
export function PeoplePanel({ team, actions }: { team: Team; actions: PeopleActions }) {
  const [shown, setShown] = useState<Shown>('all')
  const now = useNow()
  const { people, invitations } = team
  const active = people.filter(({ disabledAt }) => disabledAt === null)
  const disabled = people.filter(({ disabledAt }) => disabledAt !== null)
  const fixed = people.filter(({ isRoleFixed }) => isRoleFixed).length
  const isAmong = (person: ApiPerson) =>
    shown === 'all' || (shown === 'disabled') === (person.disabledAt !== null)
  // The demo keeps none.
  const hasSessions = people.some(({ sessions }) => sessions > 0)
  const heirs = active.filter(({ role }) => role !== 'viewer')
  return (
    <Panel className={styles.panel} aria-labelledby="people-head">
      <PanelHead className={styles.head}>
        <PanelTitle id="people-head">People</PanelTitle>
        <p className={styles.count}>{inWords(active.length, invitations.length, disabled.length)}</p>
        {fixed > 0 && (
          <p className={styles.fixed}>
            The directory or the settings say{' '}
            {fixed === people.length ? 'all roles' : `the roles of ${fixed}`}
          </p>
        )}
        <SegmentedControl
          label="Show"
          value={shown}
          segments={SHOWN}
          size="small"
          onChange={(next) => setShown(next)}
        />
      </PanelHead>
      <BlockTable>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" data-column="address">
              Address
            </th>
            <th scope="col">Role</th>
            <th scope="col">Last seen</th>
            <th scope="col">Owns</th>
            {hasSessions && (
              <th scope="col" data-column="sessions">
                Sessions
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {active.filter(isAmong).map((person) => (
            <PersonRow key={person.id} {...{ person, heirs, actions, now, hasSessions }} />
          ))}
          {shown === 'all' &&
            invitations.map((invitation) => (
              <InvitationRow key={invitation.id} {...{ invitation, actions, now, hasSessions }} />
            ))}
          {disabled.filter(isAmong).map((person) => (
            <PersonRow key={person.id} {...{ person, heirs, actions, now, hasSessions }} />
          ))}
        </tbody>
      </BlockTable>
      {shown === 'disabled' && disabled.length === 0 && <p className={styles.none}>Nobody is disabled.</p>}
    </Panel>
  )
}

/** `7: 5 active, 1 invited, 1 disabled`. */
function inWords(active: number, invited: number, disabled: number): string {
  const parts = [
    `${active} active`,
    ...(invited > 0 ? [`${invited} invited`] : []),
    ...(disabled > 0 ? [`${disabled} disabled`] : []),
  ]
  return parts.join(', ')
}
