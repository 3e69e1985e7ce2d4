// Direct costs by crop and by stock enterprise: what each line goes by, what each bears of it, and what is left.

import { Tabs } from '@mantine/core'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { usePlace } from '../../../period/use-place.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { SharedCostsSheet } from './shared-costs-sheet.tsx'
import { useCropCosts, useStockCosts } from './use-shared-costs.ts'

export function SharedCostsScreen() {
  const [{ sheet }, changeWords] = useAddressWords(['sheet'])
  const shown = sheet === 'crops' ? 'crops' : 'stock'
  return (
    <FinanceFrame title="Costs by enterprise">
      <Tabs value={shown} onChange={name => changeWords({ sheet: name })} keepMounted={false}>
        <Tabs.List aria-label="Who bears them" className="no-print">
          <Tabs.Tab value="stock">Livestock</Tabs.Tab>
          <Tabs.Tab value="crops">Crops</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="stock" pt="xs">
          <StockCosts />
        </Tabs.Panel>
        <Tabs.Panel value="crops" pt="xs">
          <CropCosts />
        </Tabs.Panel>
      </Tabs>
    </FinanceFrame>
  )
}

function StockCosts() {
  return <SharedCostsSheet side="stock" {...useStockCosts(usePlace())} />
}

function CropCosts() {
  return <SharedCostsSheet side="crops" {...useCropCosts(usePlace())} />
}
