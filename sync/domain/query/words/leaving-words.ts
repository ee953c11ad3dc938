const VERBS = [
  ...['moving', 'coming', 'growing', 'relocating', 'expanding', 'upsizing', 'downsizing', 'shrinking'],
  ...['busting', 'bursting', 'getting', 'wants'],
]

/** "downsizing from", "bursting out of" */
export const LEAVING_FROM: readonly string[] = [
  ...VERBS.map((verb) => `${verb} out of`),
  ...['downsizing from', 'upsizing from'],
]

/** What stands before what somebody leaves, a figure or a place. */
export const LEAVING: readonly string[] = [
  ...LEAVING_FROM,
  ...['outgrowing', 'outgrew', 'outgrown'],
  ...['busting', 'bursting'].flatMap((verb) => [`${verb} at the seams in`, `${verb} at the seams at`]),
]
