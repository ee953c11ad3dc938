import { Button } from '@radix-ui/themes'
import { type LucideIcon, Mail, Phone } from 'lucide-react'
import type { Property } from '../../../../sync/domain/property.ts'
import styles from './contact.module.css'
import { messageHref, telephoneHref } from './contact-links.ts'

/** Calls and writes to the broker, where the source says how. */
export function ContactActions({ property, wide }: { property: Property; wide: boolean }) {
  const { brokerPhone, brokerEmail, name } = property
  return (
    <div className={styles.actions}>
      <Action
        icon={Phone}
        label="Call Broker"
        href={telephoneHref(brokerPhone)}
        without="No phone number on file."
        primary={wide}
      />
      <Action
        icon={Mail}
        label="Send Message"
        href={messageHref(brokerEmail, name)}
        without="No email address on file."
      />
    </div>
  )
}

interface ActionProps {
  icon: LucideIcon
  label: string
  href: string | null
  /** Why there is nothing to press for. */
  without: string
  primary?: boolean
}

function Action({ icon: Icon, label, href, without, primary = false }: ActionProps) {
  const look = primary ? ({ variant: 'solid' } as const) : ({ variant: 'outline', color: 'gray' } as const)
  const inside = (
    <>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {label}
    </>
  )
  if (href === null) {
    return (
      <Button {...look} type="button" data-tooltip={without} onClick={() => logPress(label)}>
        {inside}
      </Button>
    )
  }
  return (
    <Button {...look} asChild>
      <a href={href}>{inside}</a>
    </Button>
  )
}

function logPress(label: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification has a press logged, and nothing else done.
  console.info(`${label} was pressed.`)
}
