import { Button } from '@radix-ui/themes'
import { FolderOpen } from 'lucide-react'
import { chooseFile } from './choose/choose-file.ts'
import { useGiveFile } from './choose/use-give-file.ts'

/** The way to a file in the assistant itself. */
export function ChooseButton() {
  const give = useGiveFile()
  return (
    <Button onClick={() => chooseFile((file) => give(file, null))}>
      <FolderOpen size={15} strokeWidth={1.75} aria-hidden />
      Choose a file
    </Button>
  )
}
