export function SearchPage() {
  return <h1>Property Search</h1>
}
