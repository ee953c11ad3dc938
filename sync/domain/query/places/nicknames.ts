/** What people call a town, and its name in lower case. */
export const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['hou', 'houston'],
  ['htx', 'houston'],
  ['h town', 'houston'],
  ['mo city', 'missouri city'],
  ['mocity', 'missouri city'],
  ['slc', 'salt lake city'],
  ['philly', 'philadelphia'],
  ['indy', 'indianapolis'],
  ['vegas', 'las vegas'],
  ['jax', 'jacksonville'],
  ['nola', 'new orleans'],
  ['phx', 'phoenix'],
  ['atl', 'atlanta'],
  ['okc', 'oklahoma city'],
  ['south sf', 'south san francisco'],
  ['ssf', 'south san francisco'],
])
