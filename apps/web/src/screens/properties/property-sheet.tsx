// The sheet of the properties, with what can be done with those that are chosen.

import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { PeriodSheet } from '../../period/period-sheet.tsx'
import { useWithRetired } from '../../period/retiring/use-with-retired.ts'
import { pointsAbout } from '../../period/use-sheet-points.ts'
import { useNow } from '../../period/use-now.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PropertyActions } from './property-actions.tsx'
import { propertyChange } from './property-change.ts'
import type { PropertyPlace } from './property-change.ts'
import { propertyColumns, propertyEntity, titleEntity } from './property-columns.ts'
import type { PropertyRow } from './property-row.ts'
import { useDeleteProperties } from './use-delete-properties.ts'

interface Props {
  readonly place: PropertyPlace
  /** Shows those that were retired before, or hides them. */
  readonly retired: ReactNode
}

export function PropertySheet({ place, retired }: Props) {
  const { rows, palette } = place
  const notices = useNotices()
  const deletion = useDeleteProperties(place)
  const rowsNow = useNow(rows)
  const own = useMemo(() => propertyColumns({ rowsNow, palette }), [rowsNow, palette])
  const columns = useWithRetired(own, { farmId: place.farmId, rows, of: ofProperty })
  const toChange = (write: SheetWrite) => {
    if (write.added.length > 0 && rows.length + write.added.length > palette.length) {
      notices.say('There are more properties than colours: some have the same one.')
    }
    return propertyChange(write, place)
  }
  return (
    <>
      <PeriodSheet
        name="properties"
        title="Properties"
        entity={propertyEntity}
        columns={columns}
        rows={rows}
        rowName={nameOf}
        toChange={toChange}
        points={pointsOfProperties}
        actions={(chosen, mayWrite) => (
          <PropertyActions
            chosen={chosen}
            place={place}
            onDelete={mayWrite ? deletion.ask : undefined}
          />
        )}
        tools={retired}
        cards={{ facts, add: 'Add property', below: retired, empty: none }}
        empty={none}
      />
      {deletion.asked.length > 0 ? (
        <ConfirmDelete
          opened
          entityName={deletion.asked.length === 1 ? 'property' : 'properties'}
          entityId={deletion.asked.map(row => `${row.id} (${nameOf(row)})`).join(', ')}
          onOk={deletion.confirm}
          onCancel={deletion.cancel}
        />
      ) : null}
    </>
  )
}

const none = (
  <EmptyState
    picture="paper"
    title="No properties yet"
    text="A property is a block of land with a title or a lease. Type its name into the table; then its paddocks can be compared with its title."
  />
)

const facts = ['retired', 'title_area', 'ownership_type', 'paddocks', 'hectares']
const ofProperty = ({ property }: PropertyRow) => property
const nameOf = ({ property }: PropertyRow): string => property.name
const pointsOfProperties = pointsAbout([propertyEntity.name, titleEntity.name])
