import type { TablePlace } from '../../sync/domain/table/usual-columns.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { useMedia } from '../ui/use-media.ts'

/** Where results stand: beside a map, and on a phone, few columns are in sight at once. */
export function useTablePlace(isBesideMap: boolean): TablePlace {
  const isPhone = useMedia(MEDIA.phone)
  return isBesideMap || isPhone ? 'narrow' : 'wide'
}
