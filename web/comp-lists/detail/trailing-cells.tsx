/** Empty cells, where a row has nothing to say in the last columns. */
export function TrailingCells({ isOwn, withFigures = false }: { isOwn: boolean; withFigures?: boolean }) {
  return (
    <>
      {withFigures && (
        <>
          <td data-column="lease" />
          <td data-column="type" />
          <td data-column="tenant" />
          <td data-column="landlord" />
          <td data-column="signed" />
        </>
      )}
      <td data-column="notes" />
      {isOwn && <td data-column="actions" />}
    </>
  )
}
