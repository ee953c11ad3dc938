import { Button, Spinner } from '@radix-ui/themes'
import { Dialog } from '../ui/layers/dialog.tsx'
import styles from './sign-out-dialog.module.css'
import { signOutQuestion, unsavedWorkInWords } from './sign-out-words.ts'
import type { UsedSignOut } from './use-sign-out.ts'

/** Asks before what only this browser has is lost, and stays until the page is left. The harmless answer is first. */
export function SignOutDialog({ step, losses, isOffline, confirm, cancel }: UsedSignOut) {
  const lost = unsavedWorkInWords(losses)
  if (step === 'leaving') {
    return (
      <Dialog open onClose={() => undefined} title="Signing out" width={400} alert>
        <p className={styles.leaving} role="status">
          <Spinner />
          Removing your data from this browser.
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={step === 'asking'}
      onClose={cancel}
      title="Sign out?"
      description={signOutQuestion({ loses: lost.length > 0, isOffline })}
      width={400}
      alert
      footer={
        <>
          <Button variant="outline" color="gray" onClick={cancel}>
            Cancel
          </Button>
          <Button {...(lost.length > 0 && { color: 'red' })} onClick={confirm}>
            Sign out
          </Button>
        </>
      }
    >
      {lost.length > 0 && (
        <ul className={styles.lost}>
          {lost.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
