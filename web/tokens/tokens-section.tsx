import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listTokens, makeToken } from '../../sync/api/tokens.ts'
import type { TokenScope } from '../../sync/domain/access/token-scope.ts'
import { call } from '../data/requests/call.ts'
import { failureWords } from '../ui/states/failure-words.ts'
import { type MadeToken, MadeTokenBox } from './made-token.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenList } from './token-list.tsx'
import styles from './tokens-section.module.css'
import { useTokens } from './use-tokens.ts'

const askForTokens = () => call(listTokens, {})

interface TokensSectionProps {
  canWrite: boolean
  /** The token just made, until it is hidden. */
  made: MadeToken | null
  onMade(made: MadeToken | null): void
}

/** One's own API tokens: making one, which is shown once, and ending them. */
export function TokensSection({ canWrite, made, onMade }: TokensSectionProps) {
  const tokens = useTokens(askForTokens)
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function make(name: string, scope: TokenScope, days: number) {
    try {
      onMade(await call(makeToken, { name, scope, days }))
      setMaking(false)
      setProblem(null)
      await tokens.refresh()
    } catch (error) {
      setProblem(failureWords(error))
    }
  }

  return (
    <section className={styles.section} aria-label="API tokens">
      <header className={styles.head}>
        <h2>API tokens</h2>
        {!isMaking && (
          <Button size="1" variant="outline" color="gray" onClick={() => setMaking(true)}>
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            New token
          </Button>
        )}
      </header>
      {isMaking && (
        <TokenForm
          canWrite={canWrite}
          problem={problem}
          onMake={make}
          onCancel={() => {
            setMaking(false)
            setProblem(null)
          }}
        />
      )}
      {made !== null && <MadeTokenBox key={made.secret} {...made} onHide={() => onMade(null)} />}
      <TokenList {...tokens} />
    </section>
  )
}
