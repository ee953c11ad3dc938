import { useNow } from '../time/use-now.ts'
import type { ChromeFacts } from './chrome-facts.ts'
import { sourceWords } from './chrome-words.ts'
import styles from './footer-line.module.css'

/** Where the data comes from and how fresh it is; on phones also what the header has no room for. */
export function FooterLine(facts: ChromeFacts) {
  return (
    <footer className={`${styles.line} figures`}>
      {sourceWords(facts, useNow())}
      {facts.consoleUrl !== null && (
        <a className={`${styles.console} link`} href={facts.consoleUrl} target="_blank" rel="noreferrer">
          Back to Console
        </a>
      )}
    </footer>
  )
}
