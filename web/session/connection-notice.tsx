import type { ShownConnection } from '../ui/chrome/chrome-facts.ts'
import { later, useLater } from '../ui/timing/later.ts'

const banner = later(async () => (await import('./connection-banner.tsx')).ConnectionBanner)
const offer = later(async () => (await import('./sign-in-offer.tsx')).SignInOffer)

/** Where the banner over the header appears while something is not fine, and the offer to sign in again. */
export function ConnectionNotice({ connection }: { connection: ShownConnection }) {
  const Banner = useLater(banner)
  const Offer = useLater(offer)
  return (
    <>
      <div role="status">{Banner !== null && <Banner connection={connection} />}</div>
      {Offer !== null && <Offer />}
    </>
  )
}
