import { useMe } from '../data/session/session.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { FooterLine } from '../ui/chrome/footer-line.tsx'
import { useChromeFacts } from '../ui/chrome/use-chrome-facts.tsx'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { failureWords } from '../ui/states/failure-words.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Failed } from '../ui/states/states.tsx'
import styles from './sources-page.module.css'
import { SourcesScreen } from './sources-screen.tsx'
import { useSources } from './use-sources.ts'

/** What the properties come from. */
export function SourcesPage() {
  usePageTitle(SCREEN_NAMES['/sources'])
  const facts = useChromeFacts()
  const role = useMe()?.role ?? 'viewer'
  const { answer, failure, refresh, actions, running } = useSources()
  return (
    <>
      <main id="content" tabIndex={-1} className={styles.page}>
        {answer !== null ? (
          <SourcesScreen
            {...{ role, actions, running, refresh }}
            sources={answer}
            stale={failure === null ? null : failureWords(failure)}
          />
        ) : (
          <>
            <h1 className={styles.title}>{SCREEN_NAMES['/sources']}</h1>
            {failure !== null ? (
              <Failed
                title="Sources could not be loaded"
                reason={failureWords(failure)}
                onRetry={() => void refresh()}
              />
            ) : (
              <div className={styles.loading} role="status" aria-label="Loading sources">
                {['a', 'b', 'c', 'd'].map((key) => (
                  <Skeleton key={key} height={56} />
                ))}
              </div>
            )}
          </>
        )}
      </main>
      <FooterLine {...facts} />
    </>
  )
}
