import { Badge, Button } from '@radix-ui/themes'
import { Laptop, Smartphone } from 'lucide-react'
import { endOtherSessions, endSession, listSessions } from '../../sync/api/sessions.ts'
import { call, callEmpty } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'
import { failureWords } from '../ui/states/failure-words.ts'
import { ago } from '../ui/time/ago.ts'
import { useNow } from '../ui/time/use-now.ts'
import { counted } from './counted.ts'
import styles from './user-menu-items.module.css'

const askForSessions = () => call(listSessions, {})

/** The browsers one is signed in with, and the way to end what should not be. The demo keeps no sessions. */
export function SessionsSection() {
  const { answer, failure, refresh } = useAnswer(askForSessions)
  const now = useNow()
  if (answer === null) return failure === null ? null : <p className="hint">{failureWords(failure)}</p>
  const { sessions } = answer
  if (sessions.length === 0) return null

  async function run(end: () => Promise<string>) {
    try {
      toast({ title: await end(), kind: 'success' })
    } catch (error) {
      toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
    }
    await refresh()
  }

  return (
    <section className={styles.section} aria-label="Where you are signed in">
      <header className={styles.sectionHead}>
        <h2>Where you are signed in</h2>
        {sessions.length > 1 && (
          <button
            type="button"
            className={`${styles.endOthers} link`}
            onClick={() =>
              void run(async () => {
                const { ended } = await call(endOtherSessions, {})
                return `${counted(ended, 'other session', 'other sessions')} ended`
              })
            }
          >
            Sign out everywhere else
          </button>
        )}
      </header>
      <ul className={styles.rows}>
        {sessions.map(({ id, device, createdAt, seenAt, isCurrent }) => {
          const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
          return (
            <li key={id} className={styles.row}>
              <Icon size={15} strokeWidth={1.75} aria-hidden className={styles.rowIcon} />
              <span className={styles.rowName}>
                {device}
                <span className={styles.under}>
                  {isCurrent ? `signed in ${ago(createdAt, now)}` : `seen ${ago(seenAt, now)}`}
                </span>
              </span>
              {isCurrent ? (
                <Badge color="grass">This browser</Badge>
              ) : (
                <Button
                  size="1"
                  variant="outline"
                  color="gray"
                  aria-label={`End ${device}`}
                  onClick={() =>
                    void run(async () => {
                      await callEmpty(endSession, { id })
                      return `${device} is signed out`
                    })
                  }
                >
                  End
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
