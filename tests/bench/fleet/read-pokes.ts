/** What zero-cache says, as far as a light client heeds it. */
export type Down =
  | readonly ['connected' | 'pong' | 'pushResponse', unknown]
  | readonly ['error', { readonly kind: string }]
  | readonly ['pokeStart', { readonly pokeID: string; readonly baseCookie: string | null }]
  | readonly ['pokePart', PokePart & { readonly pokeID: string }]
  | readonly ['pokeEnd', { readonly pokeID: string; readonly cookie: string; readonly cancel?: boolean }]

interface PokePart {
  readonly gotQueriesPatch?: readonly { readonly op: string; readonly hash: string }[]
  readonly lastMutationIDChanges?: Readonly<Record<string, number>>
  readonly rowsPatch?: readonly RowPatch[]
}

type RowPatch =
  | { readonly op: 'clear' }
  | {
      readonly op: 'put'
      readonly tableName: string
      readonly value: { readonly id: string; readonly note: string }
    }
  | { readonly op: 'del' | 'update'; readonly tableName: string; readonly id: { readonly id: string } }

/** What leads from one state of a client to the next. */
export interface Poke {
  readonly from: string | null
  readonly to: string
  readonly parts: readonly PokePart[]
}

/** Joins what zero-cache says into pokes, which come in parts and may be taken back at their end. */
export function readPokes(onPoke: (poke: Poke) => void): (message: Down) => void {
  let from: string | null = null
  let parts: PokePart[] = []
  return (message) => {
    switch (message[0]) {
      case 'pokeStart':
        from = message[1].baseCookie
        parts = []
        break
      case 'pokePart':
        parts.push(message[1])
        break
      case 'pokeEnd':
        if (message[1].cancel !== true) onPoke({ from, to: message[1].cookie, parts })
    }
  }
}
