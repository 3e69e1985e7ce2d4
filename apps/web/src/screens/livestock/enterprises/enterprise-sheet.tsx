// The sheet of the enterprises of a farm, with what can be done with those that are chosen.

import { Button } from '@mantine/core'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StockFilters } from '../stock/stock-filters.tsx'
import { enterpriseChange } from './enterprise-change.ts'
import { EnterpriseActions, RetireInstead } from './enterprise-actions.tsx'
import { periodEntity } from './enterprise-columns.ts'
import type { EnterpriseRow } from './enterprise-row.ts'
import { useDeleteEnterprises } from './use-delete-enterprises.ts'
import type { Enterprises } from './use-enterprises.ts'
import { useEnterpriseColumns } from './use-enterprise-columns.ts'
import { useShownEnterprises } from './use-shown-enterprises.ts'

interface Props {
  readonly place: CollectionPlace
  readonly enterprises: Enterprises
  readonly onOpen: (row: EnterpriseRow) => void
}

export function EnterpriseSheet({ place, enterprises, onOpen }: Props) {
  const { rows, lists, retired } = enterprises
  const { mayWrite } = useMayWrite(place)
  const deletion = useDeleteEnterprises(place)
  const { own, columns } = useEnterpriseColumns(place.farmId, enterprises)
  const { filtering, shown } = useShownEnterprises(rows)
  const empty = rows.length > 0 ? 'No enterprise is like that.' : none
  const kept = rows.map(({ ofFarm }) => ({ enterpriseId: ofFarm.livestock_enterprise_id }))
  return (
    <>
      {rows.length > 1 ? (
        <StockFilters all={kept} lists={lists} filtering={filtering} shown={shown.length} />
      ) : null}
      <PeriodSheet
        name="stock-enterprises"
        title="Livestock enterprises"
        entity={periodEntity}
        columns={columns}
        rows={rows}
        shown={shown}
        onShowAll={() => filtering.clear()}
        rowName={nameOf}
        toChange={(write, sheet) => enterpriseChange(write, sheet, own)}
        onOpenRow={onOpen}
        actions={chosen => (
          <EnterpriseActions
            chosen={chosen}
            place={place}
            onDelete={mayWrite ? deletion.remove : undefined}
          />
        )}
        tools={retired}
        cards={{
          facts,
          beside: row => <OpenClasses row={row} onOpen={onOpen} />,
          below: retired,
          empty,
        }}
        empty={empty}
      />
      {deletion.refused ? (
        <RetireInstead place={place} {...deletion.refused} onClose={deletion.close} />
      ) : null}
    </>
  )
}

const nameOf = ({ name }: EnterpriseRow): string => name
const facts = ['retired', 'active', 'head', 'feed', 'progress', 'last']

const none = (
  <EmptyState
    picture="paper"
    title="No enterprise yet"
    text="An enterprise is a species kept for one purpose on one kind of land, such as prime lambs on grazing. Add those that the farm runs; then opening, sales and closing are recorded for each."
  />
)

/** On a phone: its settings are fields of its card, the classes stand behind this. */
function OpenClasses({ row, onOpen }: Pick<Props, 'onOpen'> & { readonly row: EnterpriseRow }) {
  return (
    <Button
      variant="default"
      mt="xs"
      aria-label={`Classes of ${row.name}`}
      onClick={() => onOpen(row)}
    >
      Classes
    </Button>
  )
}
