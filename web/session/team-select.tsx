import type { Me } from '../data/me.ts'
import { useSwitchTeam } from '../data/session/use-switch-team.ts'
import { failureWords } from '../ui/failure-words.ts'
import { Select } from '../ui/fields/select.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'
import styles from './user-menu-items.module.css'

/** The team one is in, and the way to one's others. */
export function TeamSelect({ me }: { me: Me }) {
  const switchTeam = useSwitchTeam()
  const { teams = [], teamId, teamName = teamId } = me
  if (teams.length === 0) return null
  const options = [{ id: teamId, name: teamName }, ...teams].map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  async function change(id: string) {
    try {
      await switchTeam(id)
    } catch (error) {
      toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
    }
  }
  return (
    <p className={styles.team}>
      <Select label="Team" value={teamId} options={options} onChange={(id) => void change(id)} />
      <span className="hint">{options.length} teams</span>
    </p>
  )
}
