/** What the browser's own dialog offers first. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm'

/** Asks for a file in the browser's own dialog. Never answers where none is chosen. */
export function chooseFile(onChosen: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = ACCEPTED
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) onChosen(file)
  })
  input.click()
}
