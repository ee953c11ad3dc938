import type { RoleAliases } from './role-aliases.ts'

export const gradeDoors: RoleAliases = {
  role: 'gradeDoors',
  aliases:
    'grade level door|~gr|~overhead|dr in|dr ins|grade level|grade door|drive in door|drive in|grade|gl|di|gl door|drive in bay|oversized door|oversized|ground level door|grade level loading|ramp door|gld|door grade level|drive ins grade level|ramp|ramped door|ramps|ground level|ground level loading|ground door|grade level ramp|grade ramp|drive in grade level door|drive in grade level|drive in grade|grade drive in|drive in ramp|overhead door|oh door|ohd|roll up door|rollup door|rollup|drive up door|at grade|at grade door|at grade loading|grade level dock|grade loading|grade high door|drive through|drive through door|drive thru|drive thru door|gl loading|gl drive in|drive in loading|drive in dock|di door|dids|did|ground level roll up|gd|gl di|drive in level|van door|oversized drive in|oversized grade|grade access',
  avoid: 'type height size width building asset investment',
  fillers: 'count door level loading position',
}
