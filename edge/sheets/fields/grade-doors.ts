import type { RoleAliases } from '../model/role-aliases.ts'

export const gradeDoors: RoleAliases = {
  role: 'gradeDoors',
  aliases:
    'grade level door|grade level|grade door|drive in door|drive in|grade|gl|di|gl door|drive in bay|oversized door|oversized|ground level door|grade level loading|ramp door|gld|door grade level|drive ins grade level',
  avoid: 'type height size width dock building asset investment',
  fillers: 'count',
}
