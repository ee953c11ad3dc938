import type { ShownConnection } from '../ui/chrome/chrome-facts.ts'
import { later, useLater } from '../ui/later.ts'

const banner = later(async () => (await import('./connection-banner.tsx')).ConnectionBanner)

/** Where the banner over the header appears while something is not fine. */
export function ConnectionNotice({ connection }: { connection: ShownConnection }) {
  const Banner = useLater(banner)
  return <div role="status">{Banner !== null && <Banner connection={connection} />}</div>
}
