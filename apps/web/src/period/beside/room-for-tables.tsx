// As much room as the tables will take, so that nothing moves once they are there.

import type { EnterpriseKind } from './use-enterprises-beside.ts'

interface Props {
  readonly count: number
  readonly kind: EnterpriseKind
}

export function RoomForTables({ count, kind }: Props) {
  return (
    <div className="skeleton beside-tables" data-waiting aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="skeleton-bar beside-room" data-kind={kind} />
      ))}
    </div>
  )
}
