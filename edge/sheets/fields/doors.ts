import type { RoleAliases } from '../model/role-aliases.ts'

export const doors: RoleAliases = {
  role: 'doors',
  aliases:
    'door|loading|loading door|dock grade door|dock grade|dock and grade|dh gl|dock drive in|dock and drive in|dock high grade level|door dock grade|loading dock grade|dock high drive in|dock door grade door',
  avoid: 'type size',
  fillers: 'dh gl',
}
