import { Button } from '@radix-ui/themes'
import { Merge, Split } from 'lucide-react'
import { Kbd } from '../ui/kbd.tsx'
import styles from './duplicates-page.module.css'

interface ReviewFootProps {
  canDecide: boolean
  onSkip(): void
  onKeepApart(): void
  onJoin(): void
}

/** What can be done with the open pair, and the keys for it. */
export function ReviewFoot({ canDecide, onSkip, onKeepApart, onJoin }: ReviewFootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> pair <Kbd>A</Kbd> <Kbd>B</Kbd> take from <Kbd>Tab</Kbd> next difference{' '}
        <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> undo
      </p>
      <Button variant="ghost" color="gray" onClick={onSkip}>
        Skip
      </Button>
      <Button variant="outline" color="gray" disabled={!canDecide} onClick={onKeepApart}>
        <Split size={14} strokeWidth={1.75} aria-hidden />
        Keep apart
      </Button>
      <Button disabled={!canDecide} onClick={onJoin}>
        <Merge size={14} strokeWidth={1.75} aria-hidden />
        Join into one
      </Button>
    </div>
  )
}
