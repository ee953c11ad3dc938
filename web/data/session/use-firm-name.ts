import { useMe } from './session.tsx'

/** What stands for the sender on what a client gets; null where it is not known. It is the team's name. */
export function useFirmName(): string | null {
  return useMe()?.teamName ?? null
}
