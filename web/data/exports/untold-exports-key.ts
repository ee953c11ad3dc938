/** What the browser keeps of exports that the server has not heard of. */
export const UNTOLD_EXPORTS_KEY = 'clearheight-untold-exports'

export function forgetUntoldExports(): void {
  localStorage.removeItem(UNTOLD_EXPORTS_KEY)
}
