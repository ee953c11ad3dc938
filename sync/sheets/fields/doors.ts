import type { RoleAliases } from './role-aliases.ts'

export const doors: RoleAliases = {
  role: 'doors',
  aliases:
    'door|loading|~shipping|shipping door|loading door|dock grade door|dock grade|dock and grade|dh gl|dock drive in|dock and drive in|dock high grade level|door dock grade|loading dock grade|dock high drive in|dock door grade door|dock grade level|docks and grade|docks and drive in|dock high grade|docks drive in|doors dock grade|docks gl|dh and gl|dock drive ins|number of door|total door|docks grade|dock or grade|loading type|loading description|dock high and grade level|dh di|dock di|dh grade|dd gl|docks oh|td gl|tl di|loading facility|loading configuration|dock grade loading|type of loading|loading docks drive in|dock and grade level door|dock grade level door|dock high drive in door|dock high and drive in|dock doors grade level doors|grade dock|gl dh|truck door grade|truck level drive in|tl gl|d g|loading d g|door d g|dock d g',
  avoid: 'size',
  fillers: 'dh gl',
}
