import { useMe } from '../data/session/session.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { SigningIn } from '../ui/states/signing-in.tsx'
import { ProximityScreen } from './proximity-screen.tsx'
import { useProximity } from './use-proximity.ts'

/** The proximity screen on the book of the signed-in user. Anybody else is being sent to sign in. */
export function ProximityPage() {
  usePageTitle(SCREEN_NAMES['/proximity'])
  const me = useMe()
  if (me === null) return <SigningIn />
  return <SignedIn />
}

function SignedIn() {
  return <ProximityScreen state={useProximity()} />
}
