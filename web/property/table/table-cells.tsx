import type { ReactNode } from 'react'
import { NO_RENT, NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import { CorrectedDot } from '../corrections/corrected-dot.tsx'
import styles from './table.module.css'

/** "120,000 SF", "$0.58 /SF/mo". "Dec 2024" has no unit. */
const FIGURE_AND_UNIT = /^(\D*\d[\d.,]*) (\D+)$/

const LONGEST_IN_A_LINE = 12

interface FigureCellProps {
  column?: string
  /** A formatted figure, its unit behind a blank ("120,000 SF"), or words where there is none. */
  text: string
  strong?: boolean
  /** A person said it, over its source. */
  corrected?: boolean
  /** It was worked out, and a double press shows how. */
  workedOut?: boolean
  /** A second line. */
  under?: ReactNode
}

/** A figure, its unit small and gray. */
export function FigureCell({ column, text, strong, corrected, workedOut, under = null }: FigureCellProps) {
  const isMissing = isWordsAlone(text, workedOut)
  const [, figure = text, unit] = (isMissing ? null : FIGURE_AND_UNIT.exec(text)) ?? []
  return (
    <td className={styles.figure} data-column={column} data-field={column}>
      {corrected && <CorrectedDot />}
      {isMissing ? (
        <Missing words={text} />
      ) : (
        <span data-strong={strong || undefined} data-worked-out={workedOut || undefined}>
          {figure}
        </span>
      )}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      {under !== null && <Under>{under}</Under>}
    </td>
  )
}

/** What a worked-out rent lacks may be counted: "no term, no escalation, 2 more". */
function isWordsAlone(text: string, workedOut = false): boolean {
  return text === NO_RENT || !(workedOut ? text.includes('$') : /\d/.test(text))
}

interface WordsCellProps extends Pick<FigureCellProps, 'corrected'> {
  column: string
  text: string | null
}

/** Words of a property, cut off where they end beyond the column. */
export function WordsCell({ column, text, corrected }: WordsCellProps) {
  return (
    <td className={styles.words} data-column={column} data-field={column}>
      {corrected && <CorrectedDot />}
      {text || <Missing words={NOT_AVAILABLE} />}
    </td>
  )
}

/** The second line of a cell. */
export function Under({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={`${styles.under} ${className}`}>{children}</span>
}

/** What is missing of a worked-out figure takes two lines. */
function lengthOf(words: string): 'two' | undefined {
  return words.length > LONGEST_IN_A_LINE ? 'two' : undefined
}

function Missing({ words }: { words: string }) {
  return (
    <span className={styles.missing} data-long={words === NO_RENT || lengthOf(words)}>
      {words}
    </span>
  )
}
