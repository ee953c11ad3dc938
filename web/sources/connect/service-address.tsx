import { Button } from '@radix-ui/themes'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './connect-panel.module.css'

/** The address that a sheet is shared with; without one, how it comes to be there. */
export function ServiceAddress({ address }: { address: string | null }) {
  const [copied, setCopied] = useState('Copy')
  if (address === null) {
    return (
      <p className={styles.off}>
        No Google service account is set. GOOGLE_SERVICE_ACCOUNT names one; until then, a sheet can be
        connected by a published link.
      </p>
    )
  }
  function copy(text: string) {
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Not copied'),
    )
  }
  return (
    <div className={styles.share}>
      <p className={styles.label} id="service-address">
        Share the sheet with this address, as a viewer
      </p>
      <span className={styles.address}>
        <input className={styles.service} readOnly aria-labelledby="service-address" value={address} />
        <Button type="button" variant="outline" color="gray" onClick={() => copy(address)}>
          <Copy size={15} strokeWidth={1.75} aria-hidden />
          {copied}
        </Button>
      </span>
      <p className="hint">
        The address can read what you share with it and nothing else. Clearheight never writes to a sheet.
      </p>
    </div>
  )
}
