import type { ReactNode } from 'react'
import { FooterLine } from './footer-line.tsx'
import styles from './page.module.css'
import { useChromeFacts } from './use-chrome-facts.tsx'
import { usePageTitle } from './use-page-title.ts'

/** A screen that scrolls with the window: its content, and the line at its foot. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const facts = useChromeFacts()
  usePageTitle(title)
  return (
    <>
      <main id="content" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      <FooterLine {...facts} />
    </>
  )
}
