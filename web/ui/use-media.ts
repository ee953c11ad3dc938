import { useCallback, useSyncExternalStore } from 'react'

/** Kept, as making one for each render takes longer than the render. */
const lists = new Map<string, MediaQueryList>()

function mediaOf(query: string): MediaQueryList {
  const media = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, media)
  return media
}

/** Whether a media query holds, such as one of `MEDIA`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = mediaOf(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches)
}
