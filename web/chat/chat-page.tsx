import { Spinner } from '@radix-ui/themes'
import { useMe } from '../data/session.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import styles from './chat-screen.module.css'
import { ChatScreen } from './chat-screen.tsx'

/** The assistant, for whoever is signed in. Others are on their way to sign in. */
export function ChatPage() {
  usePageTitle('AI Property Assistant')
  const me = useMe()
  if (me === null) {
    return (
      <main id="content" tabIndex={-1} className={styles.waiting} aria-busy>
        <Spinner size="3" />
        <span className="visually-hidden" role="status">
          Checking who is signed in
        </span>
      </main>
    )
  }
  return <ChatScreen key={me.id} userId={me.id} />
}
