import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { SearchPageParams } from './search-params.ts'
import type { SearchState } from './search-state.ts'

/**
 * The open property lives in the address. Opening it is a step that Back takes back; going on to another one from
 * there replaces the step, so that one Back is enough.
 */
export function useOpenProperty(): Pick<SearchState, 'openId' | 'openProperty' | 'closeProperty'> {
  const openId = useSearch({ from: '/search', select: (address: SearchPageParams) => address.property })
  const navigate = useNavigate({ from: '/search' })
  const { history } = useRouter()
  const goTo = (property: string | undefined, replace: boolean): void =>
    void navigate({
      search: (was) => ({ ...was, property }),
      state: (was) => ({ ...was, ...(replace ? {} : { opened: true as const }) }),
      replace,
      resetScroll: false,
    })
  return {
    openId,
    openProperty: (id) => goTo(id, openId !== undefined),
    closeProperty() {
      // A link that was followed here has no step to take back.
      if (history.location.state.opened) history.back()
      else goTo(undefined, true)
    },
  }
}
