import { Button } from '@radix-ui/themes'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './tokens-section.module.css'

export interface MadeToken {
  name: string
  secret: string
}

/** A token as it was made: what is copied now is seen nowhere again. */
export function MadeTokenBox({ name, secret, onHide }: MadeToken & { onHide(): void }) {
  const [copied, setCopied] = useState('Copy')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  function copy() {
    navigator.clipboard.writeText(secret).then(
      () => setCopied('Copied'),
      () => setCopied('Not copied'),
    )
  }
  return (
    <div className={styles.made} role="status">
      <p className={styles.madeHead}>
        <strong>“{name}” is made.</strong>
        <span className="hint">Shown this once: copy it now.</span>
      </p>
      <div className={styles.secretRow}>
        <input ref={field} className={styles.secret} readOnly aria-label="The token" value={secret} />
        <Button size="1" variant="outline" color="gray" onClick={copy}>
          <Copy size={14} strokeWidth={1.75} aria-hidden />
          {copied}
        </Button>
        <Button size="1" variant="outline" color="gray" onClick={onHide}>
          Hide
        </Button>
      </div>
    </div>
  )
}
