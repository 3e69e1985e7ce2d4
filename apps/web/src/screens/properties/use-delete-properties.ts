// A property that nothing depends on is deleted at once and can come back; else it is asked once more (R26).

import { useState } from 'react'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText } from '../../ui/amounts.ts'
import { deleting } from './property-change.ts'
import type { PropertyPlace } from './property-change.ts'
import { hangsOn } from './property-row.ts'
import type { PropertyRow } from './property-row.ts'

export function useDeleteProperties(place: PropertyPlace) {
  const keep = useUndoableAction()
  const [asked, setAsked] = useState<readonly PropertyRow[]>([])
  const remove = (rows: readonly PropertyRow[]) => {
    const [first] = rows
    const many = countText(rows.length, 'property', 'properties')
    const whose = rows.length === 1 && first ? first.property.name : many
    const change = deleting(rows, `Deletion of ${whose}`, place)
    setAsked([])
    void keep(change, `${whose} deleted.`, rows.some(hangsOn))
  }
  return {
    /** Of which it is asked whether they are really to go. */
    asked,
    ask: (rows: readonly PropertyRow[]) => (rows.some(hangsOn) ? setAsked(rows) : remove(rows)),
    confirm: () => remove(asked),
    cancel: () => setAsked([]),
  }
}
