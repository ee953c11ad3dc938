import { Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/layers/menu.tsx'
import type { ListComp } from '../list-comps.ts'
import styles from './row-actions.module.css'
import type { RowHandlers } from './row-handlers.ts'
import { rowMenu } from './row-menu.ts'

interface RowActionsProps {
  comp: ListComp
  actions: RowHandlers
  /** How many are included, where the order shown is the list's own; else null. */
  movableAmong: number | null
  tabbable: boolean
}

/** What the owner can do with a comp. */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { comp, actions, movableAmong, tabbable } = props
  const { propertyId, propertyName, isIncluded } = comp.entry
  const tabIndex = tabbable ? 0 : -1
  const movable =
    movableAmong === null ? null : { isFirst: comp.number === 1, isLast: comp.number === movableAmong }
  return (
    <td className={styles.cell} data-column="actions">
      <div className={styles.actions}>
        <span className={styles.quick}>
          {isIncluded ? (
            <IconButton
              icon={EyeOff}
              label={`Exclude ${propertyName}`}
              shortcut="E"
              tabIndex={tabIndex}
              onClick={(event) => actions.askWhy(propertyId, event.currentTarget)}
            />
          ) : (
            <IconButton
              icon={Eye}
              label={`Include ${propertyName}`}
              shortcut="I"
              tabIndex={tabIndex}
              onClick={() => actions.include(propertyId)}
            />
          )}
          <IconButton
            icon={Trash2}
            label={`Remove ${propertyName}`}
            tabIndex={tabIndex}
            onClick={() => actions.remove(propertyId)}
          />
        </span>
        <Menu
          label={`More for ${propertyName}`}
          icon={Ellipsis}
          look="ghost"
          tabIndex={tabIndex}
          items={rowMenu(comp, actions, movable)}
          unavailable={undefined}
        />
      </div>
    </td>
  )
})
