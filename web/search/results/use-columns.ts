import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'

/** Cards to a row, by width of the window. */
export function useColumns(): 1 | 2 | 3 {
  const isMedium = useMedia(MEDIA['from-roomy'])
  const isLarge = useMedia(MEDIA['from-large'])
  return isLarge ? 3 : isMedium ? 2 : 1
}
