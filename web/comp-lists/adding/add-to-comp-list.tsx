import { Button } from '@radix-ui/themes'
import { useMemo, useState } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import { MAX_COMPS, TOO_MANY_COMPS } from '../../../sync/domain/records/comp-list.ts'
import { canBeRentOnly } from '../../comps/rent-only.ts'
import { useCompLists } from '../../data/comp-lists/comp-lists.ts'
import { useMe } from '../../data/session/session.tsx'
import type { Addition } from '../../property/addition-store.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import styles from './add-to-comp-list.module.css'
import { ListChoices } from './list-choices.tsx'
import { NewListForm } from './new-list-form.tsx'
import { RentOnlySwitch } from './rent-only-switch.tsx'
import { useAddition } from './use-addition.ts'
import { withRentOnly } from './with-rent-only.ts'

interface AddToCompListProps {
  addition: Addition
  open: boolean
  onClose(): void
}

/** Asks into which of one's lists properties are to go, or what a new one is called. */
export function AddToCompList({ addition, open, onClose }: AddToCompListProps) {
  const { name, saveAs, withRent, count: all } = addition
  const hasChoice = canBeRentOnly(withRent, all)
  const [wanted, setWanted] = useState<{ addition: Addition; isRentOnly: boolean } | null>(null)
  // A list of rent comps is for rents; what is added to a list that is there has been chosen one by one.
  const isRentOnly = hasChoice && (wanted?.addition === addition ? wanted.isRentOnly : saveAs !== undefined)
  const chosen = useMemo(() => (isRentOnly ? withRentOnly(addition) : addition), [addition, isRentOnly])
  const { count } = chosen
  const me = useMe()
  const { lists, status } = useCompLists()
  const actions = useAddition(chosen, onClose)
  const what = name ?? countWords(count, all)
  const isTooMany = count > MAX_COMPS
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={saveAs === undefined ? 'Add to comp list' : 'Save as Comp List'}
      description={what}
      width={480}
      {...(isTooMany && {
        footer: (
          <Button variant="outline" color="gray" onClick={onClose}>
            Close
          </Button>
        ),
      })}
    >
      <div className={styles.parts}>
        {hasChoice && (
          <RentOnlySwitch
            {...{ withRent }}
            count={all}
            checked={isRentOnly}
            onChange={(isRentOnly) => setWanted({ addition, isRentOnly })}
          />
        )}
        {isTooMany ? (
          <p className={styles.much}>{TOO_MANY_COMPS} Narrow them down first.</p>
        ) : (
          <>
            {saveAs === undefined && <ListChoices addition={chosen} onChoose={actions.addTo} />}
            <NewListForm
              key={saveAs}
              proposed={saveAs ?? ''}
              action={`${saveAs === undefined ? 'Create' : 'Save'}${name === null ? ` with ${formatCount(count)}` : ''}`}
              isOnly={saveAs !== undefined}
              isFirst={status === 'complete' && lists.every(({ ownerId }) => ownerId !== me?.id)}
              isPossible={actions.isPossible}
              onCreate={actions.create}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** `28 properties`, `19 of 28 properties`. */
function countWords(count: number, all: number): string {
  const part = count === all ? '' : `${formatCount(count)} of `
  return `${part}${formatCount(all)} ${all === 1 ? 'property' : 'properties'}`
}
