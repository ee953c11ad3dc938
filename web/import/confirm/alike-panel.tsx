import type { ImportPlan } from '../../../sync/api/imports.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Panel, PanelBody, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { roleName } from '../role-names.ts'
import { valueWords } from '../value-words.ts'
import { type AlikeAnswer, type AlikeAnswers, answerTo } from './alike-answers.ts'
import styles from './alike-panel.module.css'

interface AlikePanelProps {
  alike: ImportPlan['alike']
  answers: AlikeAnswers
  onAnswer(pairs: ImportPlan['alike'], answer: AlikeAnswer): void
}

/** New rows that another source may have already: one answer for all of them, or pair by pair. */
export function AlikePanel({ alike, answers, onAnswer }: AlikePanelProps) {
  const given = new Set(alike.map((pair) => answerTo(answers, pair)))
  const [first = 'later'] = given
  return (
    <Panel className={styles.panel} aria-label="Possible duplicates">
      <PanelHead className={styles.head}>
        <PanelTitle>Possible duplicates</PanelTitle>
        <p className={styles.count}>{formatCount(alike.length)} of the new ones may be in another source</p>
        <SegmentedControl
          label="All of them"
          size="small"
          value={given.size === 1 ? first : 'mixed'}
          segments={CHOICES}
          onChange={(answer) => {
            if (answer !== 'mixed') onAnswer(alike, answer)
          }}
        />
      </PanelHead>
      <PanelBody>
        <ul>
          {alike.map((pair) => {
            const { property, other, reasons, differences } = pair
            return (
              <li key={`${property.id} ${other.id}`} className={styles.pair}>
                <div className={styles.names}>
                  <strong>{property.name}</strong>
                  <span className="hint">
                    {other.source} has <bdi>{other.name}</bdi> · {reasons.join(', ')}
                  </span>
                </div>
                <SegmentedControl
                  label={`${property.name} and ${other.name}`}
                  size="small"
                  value={answerTo(answers, pair)}
                  segments={CHOICES}
                  onChange={(answer) => answer !== 'mixed' && onAnswer([pair], answer)}
                />
                {differences.length > 0 && (
                  <dl className={styles.differences}>
                    {differences.map(({ field, here, there }) => (
                      <div key={field}>
                        <dt>{roleName(field)}</dt>
                        <dd>{valueWords(field, here)}</dd>
                        <dd className="muted">there {valueWords(field, there)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            )
          })}
        </ul>
        <p className={styles.after}>
          Joined, the property that is there stands for both and takes what it lacks. It can be taken apart
          again.
        </p>
      </PanelBody>
    </Panel>
  )
}

const CHOICES: readonly { value: AlikeAnswer | 'mixed'; label: string }[] = [
  { value: 'later', label: 'Later' },
  { value: 'join', label: 'Join' },
  { value: 'apart', label: 'Keep apart' },
]
