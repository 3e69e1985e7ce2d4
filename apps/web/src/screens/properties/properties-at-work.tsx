// The properties once they are read. One that nothing hangs on is deleted at once and can come back;
// else it is asked once more (R26).

import { useState } from 'react'
import { countText } from '../../ui/amounts.ts'
import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { deleting } from './property-change.ts'
import type { PropertyPlace } from './property-change.ts'
import { hangsOn } from './property-row.ts'
import type { PropertyRow } from './property-row.ts'
import { PropertySheet } from './property-sheet.tsx'

interface Props {
  readonly place: PropertyPlace
  readonly mayWrite: boolean
}

export function PropertiesAtWork({ place, mayWrite }: Props) {
  const keep = useUndoableAction()
  const [asking, setAsking] = useState<readonly PropertyRow[]>([])
  const remove = (rows: readonly PropertyRow[]) => {
    const [first] = rows
    const many = countText(rows.length, 'property', 'properties')
    const whose = rows.length === 1 && first ? first.property.name : many
    const change = deleting(rows, `Deletion of ${whose}`, place)
    setAsking([])
    void keep(change, `${whose} deleted.`, rows.some(hangsOn))
  }
  return (
    <>
      <PropertySheet
        place={place}
        mayWrite={mayWrite}
        onDelete={rows => (rows.some(hangsOn) ? setAsking(rows) : remove(rows))}
        empty={
          <EmptyState
            picture="paper"
            title="No properties yet"
            text="A property is a block of land with a title or a lease. Type its name below; then its paddocks can be compared with its title."
          />
        }
      />
      {asking.length > 0 ? (
        <ConfirmDelete
          opened
          entityName={asking.length === 1 ? 'property' : 'properties'}
          entityId={asking.map(({ id, property }) => `${id} (${property.name})`).join(', ')}
          onOk={() => remove(asking)}
          onCancel={() => setAsking([])}
        />
      ) : null}
    </>
  )
}
