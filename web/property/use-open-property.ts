import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

export interface OpenPropertyActions {
  /** The id of the open property, known or not; undefined where none is open. */
  openId: string | undefined
  openProperty(id: string): void
  closeProperty(): void
}

/**
 * The open property lives in the address, as `?property=`. Opening one is a step that Back takes back; going on to
 * another one from there replaces the step, so that one Back is enough.
 */
export function useOpenProperty(): OpenPropertyActions {
  const openId = useSearch({ strict: false, select: ({ property }) => property })
  const navigate = useNavigate()
  const { history } = useRouter()
  const goTo = (property: string | undefined, replace: boolean): void =>
    void navigate({
      to: '.',
      search: (was: object) => ({ ...was, property }),
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
