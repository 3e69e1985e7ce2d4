// Files on their way to the server: one after the other, going on where they broke off, also after the
// page was closed.

export interface Upload {
  readonly key: string
  /** Nothing where it is no file of a farm. */
  readonly farmId: number | null
  readonly periodId: number | null
  readonly name: string
  readonly category: string | null
  /** In bytes. */
  readonly size: number
  /** So many of them are known to have arrived. */
  readonly sent: number
  readonly state: UploadState
  /** Why it does not go on, as the server says it. */
  readonly message?: string | undefined
  /** The device did not take it: it lasts as long as the page is open. Nothing as long as that isn’t known. */
  readonly isUnkept?: boolean | undefined
  /** The record that it is of. */
  readonly linkTo?: LinkedRecord | undefined
  readonly heldBy?: Holder | undefined
}

/** What has files of its own, which are no farm’s. */
export interface Holder {
  readonly kind: 'expense' | 'workshop'
  readonly id: number
}

/**
 * `waiting`: for its turn, for signal, or for its record to be saved. `needs file`: it was too large to be kept while the page was
 * closed: choosing the same file again goes on with it. `refused`: it was not taken, which is final;
 * its message says why.
 */
type UploadState = 'waiting' | 'sending' | 'refused' | 'needs file'

/** It goes no further until its person does something. */
export function needsPerson({ state }: Upload): boolean {
  return state === 'refused' || state === 'needs file'
}

export type UploadPlace = PlaceOnFarm | { readonly heldBy: Holder }

interface PlaceOnFarm {
  readonly farmId: number
  readonly periodId: number | null
  readonly category: string | null
  /** The wanted file that it answers. */
  readonly wantedId?: number | undefined
  /** The record that it is of. */
  readonly linkTo?: LinkedRecord | undefined
}

interface LinkedRecord {
  readonly resource: string
  readonly id: number
}

/** What became of an upload that is there no longer. */
export interface Uploaded {
  readonly upload: Upload
  readonly fileId: number
  readonly isInfected: boolean
}

export interface Uploads {
  /** In the order in which they were chosen; the same list as long as nothing changes. */
  now(): readonly Upload[]
  subscribe(listener: () => void): () => void
  add(files: readonly File[], place: UploadPlace): Promise<void>
  /** Gives it up, here and on the server. */
  giveUp(key: string): Promise<void>
  /** Told when one has arrived whole. */
  onArrived(listener: (uploaded: Uploaded) => void): () => void
}
