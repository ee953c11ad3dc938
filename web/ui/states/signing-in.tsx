import { Spinner } from '@radix-ui/themes'
import styles from './signing-in.module.css'

/** Stands for a screen until it is known who is signed in. Others are on their way to sign in. */
export function SigningIn() {
  return (
    <main id="content" tabIndex={-1} className={styles.waiting} aria-busy>
      <Spinner size="3" />
      <span className="visually-hidden" role="status">
        Checking who is signed in
      </span>
    </main>
  )
}
