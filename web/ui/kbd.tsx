import styles from './kbd.module.css'

/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>
}
