import { IconButton as RadixIconButton } from '@radix-ui/themes'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { Tooltip } from './layers/tooltip.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'children'> {
  icon: LucideIcon
  /** Its name, and its tooltip. */
  label: string
  /** Shown in the tooltip after the name: "?". */
  shortcut?: string
  variant?: 'ghost' | 'outline'
}

/** A button that is an icon, 28 px (44 on phones). */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, shortcut, variant = 'ghost', disabled, onClick, ...rest } = props
  const off = disabled || undefined
  return (
    <Tooltip content={shortcut === undefined ? label : `${label} (${shortcut})`}>
      <RadixIconButton
        {...rest}
        // One that has just been pressed keeps the focus.
        aria-disabled={off}
        data-disabled={off}
        onClick={off ? undefined : onClick}
        variant={variant}
        color="gray"
        size="1"
        aria-label={label}
        className="icon-button"
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </RadixIconButton>
    </Tooltip>
  )
}
