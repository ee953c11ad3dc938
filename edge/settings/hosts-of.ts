/** The Host headers that go with origins. */
export function hostsOf(origins: readonly string[]): ReadonlySet<string> {
  return new Set(origins.map((origin) => new URL(origin).host))
}
