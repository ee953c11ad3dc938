import { Button } from '@radix-ui/themes'
import { useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

/** Goes to a comp list. */
export function useOpenList(): (id: number) => void {
  const router = useRouter()
  return (id) => void router.navigate({ to: '/comp-lists/$id', params: { id: String(id) } })
}

export function OpenList({ id, name }: { id: number; name: string }) {
  const open = useOpenList()
  return (
    <Button type="button" variant="outline" color="gray" onClick={() => open(id)}>
      Open “{name}”
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
    </Button>
  )
}
