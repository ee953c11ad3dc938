import { memo } from 'react'
import { askedParts } from '../../use-asking.ts'
import styles from './words-line.module.css'
import type { WordsSentencesProps } from './words-sentences.tsx'

/** Which of the words are not used, or stand for similar ones, and the way to those; nothing where all are found. */
export const WordsLine = memo(function WordsLine(props: WordsSentencesProps) {
  const Sentences = askedParts()?.WordsSentences
  return (
    <div className={styles.lines} role="status">
      {Sentences !== undefined && <Sentences {...props} />}
    </div>
  )
})
