import { Button } from '@radix-ui/themes'
import { useSyncExternalStore } from 'react'
import { Dialog } from '../ui/layers/dialog.tsx'
import { MESSAGES } from '../ui/messages.ts'
import { goToSignIn, signInOffered } from './leave-to-sign-in.ts'

/** Offers sign-in beside a form whose words would otherwise be lost. It disappears once the user is signed in. */
export function SignInOffer() {
  const close = () => signInOffered.change(false)
  return (
    <Dialog
      open={useSyncExternalStore(signInOffered.subscribe, signInOffered.current)}
      onClose={close}
      title={MESSAGES.sessionExpired}
      description={MESSAGES.sessionExpiredHow}
      width={400}
      alert
      footer={
        <>
          <Button variant="outline" color="gray" onClick={close}>
            Not now
          </Button>
          <Button onClick={goToSignIn}>Log in</Button>
        </>
      }
    >
      <p className="muted">It opens in another tab. What you have typed stays here.</p>
    </Dialog>
  )
}
