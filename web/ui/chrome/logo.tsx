/** The building and its clear height. `public/favicon.svg` is the same drawing. */
export function Logo() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path fill="var(--indigo-9)" d="M10 1.6 1.5 7.2v10h3.4V9.7h10.2v7.5h3.4v-10Z" />
      <path
        fill="none"
        stroke="var(--indigo-9)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M10 11.6v6.6M8.2 13.2l1.8-1.8 1.8 1.8M8.2 16.6l1.8 1.8 1.8-1.8"
      />
    </svg>
  )
}
