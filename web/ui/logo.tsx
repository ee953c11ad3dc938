/** The building and its clear height. */
export function Logo() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="var(--indigo-9)"
        d="M12 1.6 2 7.3V21a1 1 0 0 0 1 1h3.6V11.6h10.8V22H21a1 1 0 0 0 1-1V7.3L12 1.6Z"
      />
      <path
        fill="none"
        stroke="var(--indigo-9)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M12 14.2v7.4m-2.6-5 2.6-2.6 2.6 2.6m-5.2 2.6 2.6 2.6 2.6-2.6"
      />
    </svg>
  )
}
