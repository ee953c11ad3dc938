import { later } from './ui/timing/later.ts'

/** What every screen has for those who may change properties, once it is loaded. */
export const laterMemberTools = later(async () => (await import('./member-tools.tsx')).MemberTools)
