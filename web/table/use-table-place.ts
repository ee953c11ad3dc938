import type { TablePlace } from '../../sync/domain/table/usual-columns.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { useMedia } from '../ui/use-media.ts'

/** Where the table is: beside a map or on a phone it has room for few columns. */
export function useTablePlace(isBesideMap: boolean): TablePlace {
  const isPhone = useMedia(MEDIA.phone)
  return isBesideMap || isPhone ? 'narrow' : 'wide'
}
