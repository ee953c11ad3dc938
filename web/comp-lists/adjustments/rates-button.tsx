import { Button } from '@radix-ui/themes'
import { type ComponentProps, useRef, useState } from 'react'
import { Popover } from '../../ui/layers/popover.tsx'
import { RatesForm } from './rates-form.tsx'

/** Opens what units of the characteristics are worth. */
export function RatesButton(props: ComponentProps<typeof RatesForm>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        ref={button}
        type="button"
        size="1"
        variant="outline"
        color="gray"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        Rates
      </Button>
      {isOpen && button.current !== null && (
        <Popover
          beside={button.current}
          width={400}
          label="Rates"
          onClose={() => {
            setIsOpen(false)
            button.current?.focus()
          }}
        >
          <RatesForm {...props} />
        </Popover>
      )}
    </>
  )
}
