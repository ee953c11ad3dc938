import { Button } from '@radix-ui/themes'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../load-part.ts'
import styles from '../connection-banner.module.css'
import { counted } from '../counted.ts'
import { useRefusedChanges } from './use-refused-changes.ts'

const loadDialog = () => import('./refused-dialog.tsx')
const RefusedDialog = lazy(async () => ({ default: (await loadPart(loadDialog)).RefusedDialog }))

/** Says that the server does not have what a person typed, until that is sent again or dropped. */
export function RefusedBanner({ userId }: { userId: string }) {
  const changes = useRefusedChanges(userId)
  const [isOpen, setOpen] = useState(false)
  if (changes.length === 0) {
    // What is refused later does not open the dialog by itself.
    if (isOpen) setOpen(false)
    return null
  }
  return (
    <>
      <p className={styles.banner} data-banner>
        <CircleAlert size={15} strokeWidth={1.75} aria-hidden className={styles.icon} />
        <span className={styles.words}>
          <strong>{counted(changes.length, 'change was', 'changes were')} not saved.</strong> What you typed
          is saved in this browser.
        </span>
        <Button size="1" variant="outline" color="gray" onClick={() => setOpen(true)}>
          Show
        </Button>
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <RefusedDialog changes={changes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
