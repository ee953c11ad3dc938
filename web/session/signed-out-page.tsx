import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { whenBack } from '../data/requests/when-back.ts'
import { forgetBrowser } from '../data/session/forget-browser.ts'
import { loginPath } from '../data/session/login-path.ts'
import { markSignedOut } from '../data/session/mark-signed-out.ts'
import { settleSignOut } from '../data/session/settle-sign-out.ts'
import { signedOut } from '../data/session/signed-out-mark.ts'
import { Logo } from '../ui/chrome/logo.tsx'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { SERVER_AWAY } from '../ui/states/server-away.ts'
import styles from './signed-out-page.module.css'

/** While the server does not answer it is told of the sign-out this often, ms. */
const TELL_AGAIN_MS = 5_000

/** Says that one is signed out, and waits to be asked to sign in: else the demo, or a directory, would do so by itself. */
export function SignedOutPage() {
  usePageTitle('Signed out')
  const isEnded = useSettled()
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.box} role="status">
        <Logo />
        <h1 className={styles.title}>You are signed out</h1>
        <p className="muted">
          Your data has been removed from this browser.
          {!isEnded && ` ${SERVER_AWAY} Your session there will end when it's back.`}
        </p>
      </div>
      {isEnded && (
        <Button asChild size="3">
          <a href={loginPath()} onClick={() => markSignedOut(null)}>
            Sign in again
          </a>
        </Button>
      )}
    </main>
  )
}

/** Whether the server has ended the session; goes on until it has, and leaves the page once somebody has signed in. */
function useSettled(): boolean {
  const [isEnded, setEnded] = useState(signedOut() === 'ended')
  const settle = useCallback(async () => {
    const settled = await settleSignOut()
    if (settled === 'signed_in') location.reload()
    else setEnded(settled === 'ended')
  }, [])
  useEffect(() => {
    // Again, for another tab may have stored something while it left.
    void forgetBrowser().then(settle)
    return whenBack(() => void settle())
  }, [settle])
  useEffect(() => {
    if (isEnded) return
    const timer = setInterval(() => void settle(), TELL_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isEnded, settle])
  return isEnded
}
