import { Button } from '@radix-ui/themes'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { Kbd } from '../ui/kbd.tsx'
import { liftToasts } from '../ui/layers/lift-toasts.ts'
import styles from './assistant-frame.module.css'
import { STEP_NAMES, STEPS, type Step } from './steps.ts'

interface AssistantFrameProps {
  /** What is imported. */
  name: string
  step: Step
  /** What of it is read, such as its tab and range. */
  part: string
  /** What works here by key. */
  keys: readonly { shown: readonly string[]; words: string }[]
  /** What is still open, or what else is to be known before going on. */
  open: ReactNode
  onCancel(): void
  onBack: (() => void) | null
  /** The one way on; null where there is none yet. */
  primary: ReactNode
  children: ReactNode
}

/** Head and foot of every step of the import assistant. It never scrolls as a whole. */
export function AssistantFrame(props: AssistantFrameProps) {
  const { name, step, part, keys, open, onCancel, onBack, primary, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(`Import ${name}: ${STEP_NAMES[step]}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins at its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step])
  const at = STEPS.indexOf(step)
  return (
    <main id="content" tabIndex={-1} className={styles.assistant}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          Import {name}
          <span className="visually-hidden">
            , step {at + 1} of {STEPS.length}: {STEP_NAMES[step]}
          </span>
        </h1>
        <ol className={styles.steps} aria-hidden>
          {STEPS.map((own, index) => (
            <li
              key={own}
              className={styles.step}
              data-state={index < at ? 'done' : index === at ? 'current' : 'open'}
            >
              <span className={styles.mark}>
                {index < at ? <Check size={12} strokeWidth={2.5} /> : index + 1}
              </span>
              <span className={styles.stepName}>{STEP_NAMES[own]}</span>
            </li>
          ))}
        </ol>
        <p className={styles.part}>{part}</p>
        <Button variant="outline" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      <footer ref={liftToasts} className={styles.foot}>
        <p className={styles.keys} aria-hidden>
          {keys.map(({ shown, words }) => (
            <span key={words}>
              {shown.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}{' '}
              {words}
            </span>
          ))}
        </p>
        <p className={styles.open} role="status">
          {open}
        </p>
        {onBack !== null && (
          <Button variant="outline" color="gray" onClick={onBack}>
            Back
          </Button>
        )}
        {primary}
      </footer>
    </main>
  )
}
