import { unusedCriteria, unusedSentences } from '../../../sync/book/question/unused-criteria.ts'
import { similarSentence, wordsSentences } from '../../../sync/book/question/words/words-sentences.ts'
import type { WordsUse } from '../../../sync/book/question/words/words-use.ts'
import type { Correction } from '../../../sync/domain/criteria/parsed-query.ts'
import type { SourcedCriterion } from '../../../sync/domain/query/criteria.ts'
import { correctionSentences } from '../../../sync/domain/query/vocabulary/corrections.ts'
import styles from './words-line.module.css'

export interface WordsSentencesProps {
  /** What became of the words that were searched. */
  words: readonly WordsUse[]
  /** All that is asked, also what a question has no place for. */
  asked: readonly SourcedCriterion[]
  /** What was read as other words than were typed. */
  corrections: readonly Correction[]
  onSimilar: (isWanted: boolean) => void
}

export function WordsSentences({ words, asked, corrections, onSimilar }: WordsSentencesProps) {
  const unused = unusedCriteria(asked.map(({ criterion }) => criterion))
  const told = [
    ...correctionSentences(corrections),
    ...words.flatMap(wordsSentences),
    ...unusedSentences(unused),
  ]
  const offered = words.flatMap((use) => {
    const sentence = similarSentence(use)
    return sentence === null ? [] : [{ sentence, withSimilar: use.withSimilar }]
  })
  return (
    <>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {offered.map(({ sentence, withSimilar }) => (
        <p key={sentence}>
          {sentence}{' '}
          <button type="button" className={`${styles.verb} link`} onClick={() => onSimilar(!withSimilar)}>
            {withSimilar ? 'Leave them out' : 'Include them'}
          </button>
        </p>
      ))}
    </>
  )
}
