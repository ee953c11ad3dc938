import { useEffect } from 'react'
import { isCodeMissing } from '../../code-not-loaded.ts'
import { reloadWhenOnline } from '../../data/reload-when-online.ts'
import { Failed } from '../states/states.tsx'

/** Shown in place of a screen that failed to draw. Says nothing of the error: that is in the console. */
export function Crash({ error }: { error: unknown }) {
  const isMissing = isCodeMissing(error)
  useEffect(() => {
    if (isMissing) void reloadWhenOnline()
  }, [isMissing])
  return (
    <main id="content" tabIndex={-1}>
      <Failed
        {...(isMissing ? MISSING : FAILED)}
        onRetry={() => window.location.reload()}
        retryLabel="Reload"
      />
    </main>
  )
}

const FAILED = {
  title: 'This screen failed',
  reason: 'Something went wrong while showing it. What you saved is safe.',
}
const MISSING = {
  title: 'This screen could not be loaded',
  reason: 'It will load when the server is back. What you typed is saved.',
}
