import { useSyncExternalStore } from 'react'
import { Kbd } from '../kbd.tsx'
import { Dialog } from '../layers/dialog.tsx'
import styles from './keys-help.module.css'
import { currentShortcuts, KEYS_HELP, subscribeToShortcuts } from './shortcut-list.ts'

/** The keys that work on this screen. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const groups = useSyncExternalStore(subscribeToShortcuts, currentShortcuts)
  const names = [...new Set(groups.map(({ group }) => group))]
  return (
    <Dialog open onClose={onClose} title={KEYS_HELP} width={520}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={KEYS_HELP} tabIndex={0}>
        {names.map((name) => (
          <section key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <dl>
              {groups
                .filter(({ group }) => group === name)
                .flatMap(({ shortcuts }) => shortcuts)
                .map(({ shown, words }) => (
                  <div key={words} className={styles.key}>
                    <dt>{words}</dt>
                    <dd className={styles.shown}>
                      {shown.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}
