/** The line beside the results' title. `asked` is true where a query or a filter narrows the book. */
export function foundSentence(found: number, asked: boolean): string {
  const properties = found === 1 ? 'property' : 'properties'
  return `Found ${found.toLocaleString('en-US')} ${properties} ${asked ? 'matching your criteria' : 'available'}`
}
