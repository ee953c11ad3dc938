import type { ImportPlan } from '../../../sync/api/imports.ts'
import styles from './planned-name.module.css'

/** A property of a plan: its name over its address and tenant. */
export function PlannedName({ name, address, tenant }: ImportPlan['removed'][number]['property']) {
  const under = [address === name ? null : address, tenant].filter((part) => part !== null && part !== '')
  return (
    <span className={styles.named}>
      <strong>{name}</strong>
      <span className="hint">{under.join(' · ')}</span>
    </span>
  )
}
