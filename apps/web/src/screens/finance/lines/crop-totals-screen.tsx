// Crops of the whole farm, for farms that do not record them by paddock: a sheet for dryland, one for
// irrigated crops. Where a crop is recorded by paddock, that counts (R51).

import { Tabs, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { usePlace } from '../../../period/use-place.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { cropTotalKinds } from './line-kinds.ts'
import type { LineRow } from './line-row.ts'
import { LineSheet } from './line-sheet.tsx'

export function CropTotalsScreen() {
  const { farmId: farm_id, periodId: period_id } = usePlace()
  const [{ sheet }, changeWords] = useAddressWords(['sheet'])
  const kind = cropTotalKinds.find(({ name }) => name === sheet) ?? cropTotalKinds[0]
  const grown = useRows('crop_collections', { where: { farm_id, period_id } })
  const { rows: crops } = useRows('crop_types', { sort: ['name'] })
  const options = useMemo(
    () => ({ crop_type_id: crops.map(({ id, name }) => ({ value: id, label: name })) }),
    [crops],
  )
  const names = useMemo(() => new Map(crops.map(({ id, name }) => [id, name])), [crops])
  if (!kind) return null
  return (
    <FinanceFrame title="Crop totals">
      <Tabs value={kind.name} onChange={name => changeWords({ sheet: name })} keepMounted={false}>
        <Tabs.List aria-label="Crop totals" className="no-print">
          {cropTotalKinds.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind.name} pt="xs">
          {grown.rows.length > 0 ? (
            <Text size="sm" c="var(--attention)" role="status">
              Crops are recorded by paddock in this period, which counts instead. Direct costs of a
              hectare are read from here.
            </Text>
          ) : null}
          <LineSheet
            key={kind.name}
            kind={kind}
            options={options}
            rowName={(row: LineRow) => names.get(Number(row['crop_type_id'])) ?? kind.title}
          />
        </Tabs.Panel>
      </Tabs>
    </FinanceFrame>
  )
}
