import { Badge, Button } from '@radix-ui/themes'
import { Key } from 'lucide-react'
import type { ApiToken } from '../../sync/api/tokens.ts'
import { failureWords } from '../ui/states/failure-words.ts'
import { ago } from '../ui/time/ago.ts'
import { useNow } from '../ui/time/use-now.ts'
import styles from './token-list.module.css'
import type { UsedTokens } from './use-tokens.ts'

/** API tokens, each with its last use and the way to end it. */
export function TokenList({ tokens, failure, end }: Omit<UsedTokens, 'refresh'>) {
  const now = useNow()
  if (tokens === null) {
    return (
      <p className="hint" role="status">
        {failure === null ? 'Loading' : failureWords(failure)}
      </p>
    )
  }
  if (tokens.length === 0) return <p className="hint">None. A program signs in with one.</p>
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <li key={token.id} className={styles.item}>
          <Key size={15} strokeWidth={1.75} aria-hidden className={styles.icon} />
          <span className={styles.name}>
            {token.name}{' '}
            {token.scope === 'read' ? (
              <Badge color="gray">read</Badge>
            ) : (
              <Badge color="amber">read-write</Badge>
            )}
            <span className={styles.under}>{inWords(token, now)}</span>
          </span>
          <Button
            size="1"
            variant="outline"
            color="gray"
            aria-label={`End ${token.name}`}
            onClick={() => void end(token)}
          >
            End
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** `ends Feb 22, 2027 · not used yet`. */
function inWords({ expiresAt, usedAt }: ApiToken, now: number): string {
  const end = new Date(expiresAt).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
  return `ends ${end} · ${usedAt === null ? 'not used yet' : `used ${ago(usedAt, now)}`}`
}
