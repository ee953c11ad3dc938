import { Button } from '@radix-ui/themes'
import { MAX_COMPS, TOO_MANY_COMPS } from '../../../sync/domain/comp-list.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { useCompLists } from '../../data/comp-lists/comp-lists.ts'
import { useMe } from '../../data/session/session.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import styles from './add-to-comp-list.module.css'
import type { Addition } from './addition-store.ts'
import { ListChoices } from './list-choices.tsx'
import { NewListForm } from './new-list-form.tsx'
import { useAddition } from './use-addition.ts'

interface AddToCompListProps {
  addition: Addition
  open: boolean
  onClose(): void
}

/** Asks into which of one's lists properties are to go, or what a new one is called. */
export function AddToCompList({ addition, open, onClose }: AddToCompListProps) {
  const { count, name, saveAs } = addition
  const me = useMe()
  const { lists, status } = useCompLists()
  const verbs = useAddition(addition, onClose)
  const what = name ?? `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`
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
      {isTooMany ? (
        <p className={styles.much}>{TOO_MANY_COMPS} Narrow them down first.</p>
      ) : (
        <div className={styles.parts}>
          {saveAs === undefined && <ListChoices addition={addition} onChoose={verbs.addTo} />}
          <NewListForm
            key={saveAs}
            proposed={saveAs ?? ''}
            isOnly={saveAs !== undefined}
            isFirst={status === 'complete' && lists.every(({ ownerId }) => ownerId !== me?.id)}
            isPossible={verbs.isPossible}
            onCreate={verbs.create}
          />
        </div>
      )}
    </Dialog>
  )
}
