import { useCallback } from 'react'
import type { ApiPerson } from '../../sync/api/people.ts'
import { listTokensOf } from '../../sync/api/tokens.ts'
import { call } from '../data/call.ts'
import { TokenList } from '../tokens/token-list.tsx'
import { useTokens } from '../tokens/use-tokens.ts'
import { Dialog } from '../ui/layers/dialog.tsx'

interface TokensDialogProps {
  open: boolean
  person: ApiPerson
  onClose(): void
}

/** The API tokens of somebody, which an administrator can end. */
export function TokensDialog({ open, person, onClose }: TokensDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`API tokens of ${person.name}`}>
      <TokensOf id={person.id} />
    </Dialog>
  )
}

function TokensOf({ id }: { id: string }) {
  const ask = useCallback(async () => await call(listTokensOf, { id }), [id])
  return <TokenList {...useTokens(ask)} />
}
