import { Failed } from '../states.tsx'

/** Shown in place of a screen that failed to draw. Says nothing of the error: that is in the console. */
export function Crash() {
  return (
    <main id="content" tabIndex={-1}>
      <Failed
        title="This screen failed"
        reason="Something went wrong while showing it. What you saved is safe."
        onRetry={() => window.location.reload()}
        retryLabel="Reload"
      />
    </main>
  )
}
