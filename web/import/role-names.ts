export function roleName(role: string): string {
  return role
}
export function groupName(group: string): string {
  return group
}
