import './without-compiled-schemas.ts'
import { useMe } from '../data/session/session.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { SigningIn } from '../ui/states/signing-in.tsx'
import { ChatScreen } from './chat-screen.tsx'

/** The assistant, for whoever is signed in. Others are on their way to sign in. */
export function ChatPage() {
  usePageTitle(SCREEN_NAMES['/chat'])
  const me = useMe()
  if (me === null) return <SigningIn />
  return <ChatScreen key={me.id} userId={me.id} />
}
