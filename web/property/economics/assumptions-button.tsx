import { Button } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import { LazyAssumptionsDialog } from './lazy-assumptions-dialog.tsx'

/** Opens what the team assumes of all leases. */
export function AssumptionsButton({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        size="1"
        variant="ghost"
        color="gray"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {isOpen && <LazyAssumptionsDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
