import { memo } from 'react'
import { foundSentence } from './found-sentence.ts'
import styles from './results-heading.module.css'

interface ResultsHeadingProps {
  /** Null while loading or failed. */
  found: number | null
  /** True where a query or a filter narrows the book. */
  asked: boolean
  /** True while words, or with nothing found the whole question, cannot be searched yet. */
  preparing: boolean
}

export const ResultsHeading = memo(function ResultsHeading({ found, asked, preparing }: ResultsHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>Search Results</h2>
      <p className={styles.found} role="status">
        {found !== null && foundSentence(found, asked)}
        {preparing && (found === null ? 'preparing the search' : ' · preparing the text search')}
      </p>
    </div>
  )
})
