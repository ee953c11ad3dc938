import { useMedia } from '../../ui/use-media.ts'

/** Cards to a row, by width of the window. */
export function useColumns(): 1 | 2 | 3 {
  const isMedium = useMedia('(min-width: 1200px)')
  const isLarge = useMedia('(min-width: 1920px)')
  return isLarge ? 3 : isMedium ? 2 : 1
}
