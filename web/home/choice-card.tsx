import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
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
}

/** One of the two ways on: the whole card is the link. */
export function ChoiceCard({ to, title, words, action, shortcut, picture }: ChoiceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}
          <Kbd>{shortcut}</Kbd>
        </h2>
        <p className={styles.text}>{words}</p>
        <Link
          to={to}
          className={styles.action}
          aria-label={`${title}: ${action}`}
          aria-keyshortcuts={shortcut}
        >
          {action}
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
        </Link>
      </div>
    </article>
  )
}
