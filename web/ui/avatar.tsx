import type { ReactNode } from 'react'

interface AvatarProps {
  /** Initials, or a small icon. */
  children: ReactNode
  /** px, across. */
  size?: 22 | 24 | 26
  /** Not a person, or one who is not active. */
  isMuted?: boolean
}

/** The disc beside a person's name, which alone is read out. */
export function Avatar({ children, size = 22, isMuted = false }: AvatarProps) {
  return (
    <span
      className="avatar"
      style={{ width: size, height: size }}
      data-large={size === 26 || undefined}
      data-muted={isMuted || undefined}
      aria-hidden
    >
      {children}
    </span>
  )
}
