import type { Plugin } from 'vite'

/** What date-fns has beside the words of a distance in its one locale: how dates are written and read. */
const OTHER_PARTS =
  /[\\/]date-fns[\\/]locale[\\/]en-US[\\/]_lib[\\/](formatLong|formatRelative|localize|match)\.js$/

/** Of date-fns only `formatDistance` is used, which asks its locale for nothing else: 2 KB gzipped. */
export function onlyDistances(): Plugin {
  return {
    name: 'only-distances',
    apply: 'build',
    load: {
      filter: { id: OTHER_PARTS },
      handler(id) {
        return `export const ${OTHER_PARTS.exec(id)?.[1]} = undefined`
      },
    },
  }
}
