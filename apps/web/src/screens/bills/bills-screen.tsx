// All bills that someone sees: what is overdue first.

import { Button, SimpleGrid, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { billStatuses } from '@furrow/catalogue/choices'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { StillReading } from '../../period/still-reading.tsx'
import { useAddressWords } from '../../period/use-address-words.ts'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { BillsTable } from './bills-table.tsx'
import { NewBill } from './new-bill.tsx'
import { useBills } from './use-bills.ts'
import './bills.css'

export function BillsScreen() {
  const { isStaff } = useSignedIn()
  const [filter, change] = useAddressWords(['status', 'business', 'project'])
  const { bills, businesses, ...reading } = useBills(filter)
  const [isNew, setNew] = useState(false)
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setNew(true)}>
      New bill
    </Button>
  )
  return (
    <div className="bills">
      <ScreenTitle actions={isStaff ? add : null}>Bills</ScreenTitle>
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw="40rem" mb="md">
        <FilterSelect
          label="Status"
          options={billStatuses.map(value => ({ value, label: value }))}
          value={filter.status}
          onChange={status => change({ status })}
        />
        <FilterSelect
          label="Business"
          options={[...businesses].map(([id, label]) => ({ value: String(id), label }))}
          value={filter.business}
          onChange={business => change({ business })}
        />
      </SimpleGrid>
      {filter.project === null ? null : (
        <Text mb="sm">
          Bills of one project.{' '}
          <Button variant="subtle" size="sm" onClick={() => change({ project: null })}>
            Show all
          </Button>
        </Text>
      )}
      <StillReading {...reading} columns={8} />
      {reading.isLoading || reading.failure ? null : <BillsTable bills={bills} />}
      {isNew ? <NewBill project={filter.project} onClose={() => setNew(false)} /> : null}
    </div>
  )
}
