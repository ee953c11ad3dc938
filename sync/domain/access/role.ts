/** From the least to the most. */
export const ROLES = ['viewer', 'member', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** What each is called on screen. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  member: 'Member',
  administrator: 'Administrator',
}

/** True where a role may do at least what `least` may. */
export function hasRole(held: Role, least: Role): boolean {
  return ROLES.indexOf(held) >= ROLES.indexOf(least)
}
