// What a bench and the servers that it starts say to each other.

/** A line of a profile: a part or a function, and its share of the busy time. */
export interface BusyPlace {
  readonly place: string
  readonly share: number
}

export type Order =
  | 'watch memory'
  | 'tell memory'
  | 'tell busy time'
  | 'profile'
  | 'tell profile'
  | 'stop'

export interface MemoryUse {
  /** Bytes of the process, when the watch began. */
  readonly before: number
  readonly most: number
}

export type Told =
  | { readonly port: number }
  | MemoryUse
  | readonly BusyPlace[]
  | { readonly busy: number }
  | 'done'
