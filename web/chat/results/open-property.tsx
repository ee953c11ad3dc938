import type { WithoutProperty } from '../../property/dialog/no-property.tsx'
import { OpenProperty as Opened, type OpenPropertyProps } from '../../property/open-property.tsx'
import { SCREEN_NAMES } from '../../screens.ts'

type Props = Pick<
  OpenPropertyProps,
  'openId' | 'openProperty' | 'closeProperty' | 'slots' | 'propertyAt' | 'slotOf'
> & {
  hasBook: boolean
  onReturnFocus: () => void
}

/** The property in the address, among the rows that are shown. */
export function OpenProperty({ hasBook, onReturnFocus, ...props }: Props) {
  const without: WithoutProperty = hasBook ? { kind: 'unknown' } : { kind: 'loading' }
  return (
    <Opened
      {...props}
      pageTitle={SCREEN_NAMES['/chat']}
      without={without}
      unit="month"
      onReturnFocus={onReturnFocus}
    />
  )
}
