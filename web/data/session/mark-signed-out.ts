import { SIGNED_OUT_KEY, type SignedOut } from './signed-out-mark.ts'

/** Null once somebody signs in. */
export function markSignedOut(mark: SignedOut | null): void {
  try {
    if (mark === null) localStorage.removeItem(SIGNED_OUT_KEY)
    else localStorage.setItem(SIGNED_OUT_KEY, mark)
  } catch {
    // Without the mark a reload leads to where one signs in.
  }
}
