// Whoever asks, with all that follows from who they are: looked up once, at the door.

export interface Viewer {
  /** Whose rights count. */
  readonly id: number
  /** Who sits there: another person while acting for somebody. */
  readonly actor: number
  readonly isAdmin: boolean
  readonly isStaff: boolean
  readonly farms: Reached
  readonly businesses: Reached
  /** People of the same farms and businesses: seen by name and address only. */
  readonly colleagues: readonly number[]
}

/** Numbers of farms, or of businesses. */
interface Reached {
  readonly seen: readonly number[]
  readonly managed: readonly number[]
  /** Where money, or what is billed, is shown. */
  readonly money: readonly number[]
}

export function admin(id: number): Viewer {
  const none = { seen: [], managed: [], money: [] }
  const everywhere = { isAdmin: true, isStaff: true, farms: none, businesses: none }
  return { id, actor: id, ...everywhere, colleagues: [] }
}
