import type { RoleAliases } from './role-aliases.ts'

export const dockDoors: RoleAliases = {
  role: 'dockDoors',
  aliases:
    'tailboard doors|tailboards|tailgate doors|tailgates|tailgate loading doors|dock door|dock pos|dock|loading dock|dock high door|dock high|dh|dh door|truck well|truck level|truck level door|tl|tw|dock high loading|exterior dock|dock position|dock count|door dock high|dock high position|td|dd|tl door|tw door|truck door|truck dock|truck dock door|truckwell|truckwell door|truck high|truck high door|truck level loading|exterior loading dock|external dock|interior dock|dock well|dock hi|dock hi door|dh loading|dh dock|dock dh|dock high truck well|dock high count|dock level|dock level door|dock level loading|loading dock door|loading bay|loading position|dock loading|dock loading door|total dock|total dock door|recessed dock|raised dock|dl door|dl|dock high doors number|of dock|dock equipped door|dock position count|trailer dock|depressed dock|overhead dock door|dock doors dh|truck loading|truck position|truck dock position',
  avoid: 'type height size leveler width depth cross grade drive spacing plate apron',
  fillers: 'exterior ext interior count door high level position loading truck',
}
