import { useMe } from '../data/session/session.tsx'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { SigningIn } from '../ui/signing-in.tsx'
import { ChatScreen } from './chat-screen.tsx'

/** The assistant, for whoever is signed in. Others are on their way to sign in. */
export function ChatPage() {
  usePageTitle('AI Property Assistant')
  const me = useMe()
  if (me === null) return <SigningIn />
  return <ChatScreen key={me.id} userId={me.id} />
}
