import { memo } from 'react'
import { foundSentence } from './found-sentence.ts'
import styles from './results-heading.module.css'

interface ResultsHeadingProps {
  /** Null while that is not known. */
  found: number | null
  /** True where a query or a filter narrows the book. */
  asked: boolean
  /** True while the question cannot be answered yet, or not all of it. */
  preparing: boolean
}

export const ResultsHeading = memo(function ResultsHeading({ found, asked, preparing }: ResultsHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>Search Results</h2>
      <p className={styles.found} role="status">
        {found !== null ? foundSentence(found, asked) : preparing && 'preparing the search'}
      </p>
    </div>
  )
})
