import { Switch } from '../../ui/fields/switch.tsx'

interface TeamSharedProps {
  checked: boolean
  onChange: (isPublic: boolean) => void
}

/** Whether a comp list is shared with the team. */
export function TeamShared(props: TeamSharedProps) {
  return (
    <Switch {...props} hint="Allow team members to view this comp list">
      Team Shared
    </Switch>
  )
}
