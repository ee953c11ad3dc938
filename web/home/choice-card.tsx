import { Link } from '@tanstack/react-router'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Kbd } from '../ui/kbd.tsx'
import styles from './choice-card.module.css'

interface ChoiceCardProps {
  to: '/proximity' | '/portfolio'
  title: string
  words: string
  /** On the button. */
  action: string
  shortcut: string
  /** What the path works with, in real figures. */
  picture: ReactNode
  /** In its place on a phone. */
  sign: LucideIcon
  /** Beside the button. */
  beside?: ReactNode
}

/** One of the two ways on: the whole card is the link. */
export function ChoiceCard({
  to,
  title,
  words,
  action,
  shortcut,
  picture,
  sign: Sign,
  beside,
}: ChoiceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <span className={styles.sign}>
        <Sign size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <div className={styles.lines}>
          <h2 className={styles.title}>
            {title}
            <Kbd>{shortcut}</Kbd>
          </h2>
          <p className={styles.text}>{words}</p>
        </div>
        <div className={styles.ways}>
          <Link
            to={to}
            className={styles.action}
            aria-label={`${title}: ${action}`}
            aria-keyshortcuts={shortcut}
          >
            <span className={styles.label}>{action}</span>
            <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
          </Link>
          <span className={styles.beside}>{beside}</span>
        </div>
      </div>
    </article>
  )
}
