// The sheet of the enterprises of a farm, with what can be done with those that are chosen.

import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { useWithRetired } from '../../../period/retiring/use-with-retired.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useNow } from '../../../period/use-now.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { enterpriseChange } from './enterprise-change.ts'
import { EnterpriseActions, RetireInstead } from './enterprise-actions.tsx'
import { enterpriseColumns, periodEntity } from './enterprise-columns.ts'
import type { EnterpriseRow } from './enterprise-row.ts'
import { useDeleteEnterprises } from './use-delete-enterprises.ts'
import type { Enterprises } from './use-enterprises.ts'
import { useProposeEnterprise } from './use-propose-enterprise.ts'

interface Props {
  readonly place: CollectionPlace
  readonly enterprises: Enterprises
  readonly onOpen: (row: EnterpriseRow) => void
}

export function EnterpriseSheet({ place, enterprises, onOpen }: Props) {
  const { rows, lists, periods, retired } = enterprises
  const { mayWrite } = useMayWrite(place)
  const deletion = useDeleteEnterprises(place)
  const propose = useProposeEnterprise(lists)
  const rowsNow = useNow(rows)
  const own = useMemo(
    () => enterpriseColumns({ lists, periods, rowsNow, propose }),
    [lists, periods, rowsNow, propose],
  )
  const columns = useWithRetired(own, { farmId: place.farmId, rows, of: ofFarm })
  return (
    <>
      <PeriodSheet
        name="stock-enterprises"
        title="Livestock enterprises"
        entity={periodEntity}
        columns={columns}
        rows={rows}
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
          empty: none,
        }}
        empty={none}
      />
      {deletion.refused ? (
        <RetireInstead place={place} {...deletion.refused} onClose={deletion.close} />
      ) : null}
    </>
  )
}

const ofFarm = (row: EnterpriseRow) => row.ofFarm
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
