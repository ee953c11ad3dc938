/** Stands for the rows of a table that are out of sight. */
export function BlankRows({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  )
}
