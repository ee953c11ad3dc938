import { Badge } from '@radix-ui/themes'
import { Check, CircleAlert, CirclePause, Loader, type LucideIcon, Wrench } from 'lucide-react'
import type { SourceState } from './source-words.ts'

const LOOKS: Readonly<
  Record<SourceState['tone'], { color: 'grass' | 'red' | 'amber' | 'gray' | 'indigo'; icon: LucideIcon }>
> = {
  good: { color: 'grass', icon: Check },
  bad: { color: 'red', icon: CircleAlert },
  warn: { color: 'amber', icon: Wrench },
  quiet: { color: 'gray', icon: CirclePause },
  busy: { color: 'indigo', icon: Loader },
}

/** How a source stands, by word and icon. */
export function StateBadge({ state: { tone, words } }: { state: SourceState }) {
  const { color, icon: Icon } = LOOKS[tone]
  return (
    <Badge color={color}>
      <Icon size={12} strokeWidth={1.75} aria-hidden />
      {words}
    </Badge>
  )
}
