// A register as a sheet.

import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import { registerChange } from './register-change.ts'
import { registerColumns } from './register-columns.ts'
import type { RegisterKind } from './register-kinds.ts'
import type { RegisterRow } from './register-row.ts'
import { useRegister } from './use-register.ts'

export function RegisterSheet({ kind }: { readonly kind: RegisterKind }) {
  const { rows, lists, ...reading } = useRegister(kind, usePlace())
  const columns = useMemo(() => registerColumns(kind, lists), [kind, lists])
  const points = useMemo(() => pointsAbout([kind.thing.name, 'assets_period']), [kind])
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <PeriodSheet
      name={kind.name}
      title={kind.title}
      entity={kind.thing}
      columns={columns}
      rows={rows}
      rowName={nameOf}
      toChange={(write, place) => registerChange(write, place, { kind, columns })}
      points={points}
      removing="in sheet and workbook"
      groupings={groupings[kind.name] ?? []}
      cards={{
        facts: ['opening', 'bought', 'sold', 'closing', 'lost', 'change'],
        add: `Add ${kind.thing.label.toLowerCase()}`,
        empty: <Text c="dimmed">{kind.empty}</Text>,
      }}
      empty={kind.empty}
    />
  )
}

const nameOf = ({ thing }: RegisterRow): string => String(thing['name'] ?? '')
const groupings: Readonly<Record<string, readonly string[]>> = {
  machinery: ['plant_category_id'],
  buildings: ['improvement_type'],
  storages: ['storage_type'],
}
