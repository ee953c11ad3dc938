import { whyNot } from '../../../sync/access/rights.ts'
import { useMay } from '../../data/session/use-may.ts'
import { Switch } from '../../ui/fields/switch.tsx'

interface TeamSharedProps {
  checked: boolean
  onChange: (isPublic: boolean) => void
}

/** Whether a comp list is shared with the team. */
export function TeamShared(props: TeamSharedProps) {
  const may = useMay('shareCompLists')
  return (
    <Switch
      {...props}
      disabled={!may}
      hint={may ? 'Allow team members to view this comp list' : whyNot('shareCompLists')}
    >
      Team Shared
    </Switch>
  )
}
