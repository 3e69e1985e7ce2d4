// How far a database has got: a place in PostgreSQL’s log, which only grows. Whoever has seen one place is told of
// nothing that is older.

export type LogPosition = bigint

export const positionHeader = 'Furrow-Position'

/** Where nothing is known: only the primary knows what such a person may have written. */
export const unknownPosition = 0n

const half = 0x1_0000_0000n

/** As PostgreSQL writes it, such as `0/16B3748`; nothing where it is none. */
export function positionIn(text: string): LogPosition | undefined {
  const parts = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text)
  return parts ? BigInt(`0x${parts[1]}`) * half + BigInt(`0x${parts[2]}`) : undefined
}

export function textOfPosition(position: LogPosition): string {
  return [position / half, position % half].map(part => part.toString(16).toUpperCase()).join('/')
}
