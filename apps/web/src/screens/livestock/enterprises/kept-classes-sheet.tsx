// The classes that a farm keeps in an enterprise, and what one animal of each counts for.

import { stockEnterprises } from '@furrow/catalogue/chapters/stock-enterprises'
import { entityIn } from '@furrow/catalogue/entity'
import type { Row } from '@furrow/wire/client/row-types'
import { useMemo } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useNow } from '../../../period/use-now.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { columnsFor } from '../../../period/without-money.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { rowPart } from '../../../sheet/writing/sheet-parts.ts'
import type { EnterpriseRow, KeptClass } from './enterprise-row.ts'

interface Props {
  readonly place: CollectionPlace
  readonly row: EnterpriseRow
  readonly classes: readonly Row<'livestock_classes'>[]
  readonly mayWrite: boolean
}

export function KeptClassesSheet({ place, row, classes, mayWrite }: Props) {
  const { outbox } = useFurrow()
  const { farmId, periodId } = place
  const seesMoney = useSeesMoney(farmId)
  const { kept, enterprise, ofFarm } = row
  const keptNow = useNow(kept)
  const species = enterprise?.species_id
  const own = useMemo(
    () => classes.filter(one => one.species_type_id === species),
    [classes, species],
  )
  const { columns, unseen } = useMemo(
    () => columnsFor(seesMoney, seesMoney => keptColumns(own, { keptNow, seesMoney })),
    [own, keptNow, seesMoney],
  )
  const given = {
    farm_id: farmId,
    period_id: periodId,
    livestock_enterprise_id: ofFarm.livestock_enterprise_id,
  }
  const parts = { kept: rowPart({ resource: entity.name, of: (one: KeptClass) => one, given }) }
  return (
    <SheetOrCards
      name="enterprise-classes"
      title="Classes"
      compact
      columns={columns}
      unseen={unseen}
      rows={kept}
      rowId={({ id }) => id}
      rowName={one => own.find(({ id }) => id === one.livestock_class_id)?.name ?? ''}
      toChange={
        mayWrite
          ? write =>
              sheetChange(write, {
                farmId,
                rows: kept,
                columns,
                parts,
                newId: () => outbox.newId(),
              })
          : undefined
      }
      canAdd={mayWrite}
      canRestore
      removing={mayWrite ? { canRestore: true } : undefined}
      cards={{ level: 4, facts: columns.map(({ id }) => id), add: 'Add class', empty: null }}
      empty="No classes chosen: all classes of the species are offered."
    />
  )
}

const entity = entityIn(stockEnterprises, 'livestock_enterprise_classes')
const column = fieldColumns(entity, { of: (one: KeptClass) => one, part: 'kept' })

function keptColumns(
  classes: readonly Row<'livestock_classes'>[],
  {
    keptNow,
    seesMoney,
  }: { readonly keptNow: () => readonly KeptClass[]; readonly seesMoney: boolean },
): readonly SheetColumn<KeptClass>[] {
  const which = column('livestock_class_id', {
    width: 220,
    options: classes.map(({ id, name }) => ({ value: id, label: name })),
    check: (value, row) =>
      keptNow().some(one => one.livestock_class_id === value && one.id !== row?.id)
        ? 'This class is in the list already.'
        : undefined,
  })
  return seesMoney ? [which, column('standard_value', { width: 150 })] : [which]
}
