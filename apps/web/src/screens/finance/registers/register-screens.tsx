// Machinery, and buildings with storages, of a farm in a period.

import { Tabs } from '@mantine/core'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { buildingKind, machineKind, storageKind } from './register-kinds.ts'
import { RegisterSheet } from './register-sheet.tsx'

export function MachineryScreen() {
  return (
    <FinanceFrame title="Machinery">
      <RegisterSheet kind={machineKind} />
    </FinanceFrame>
  )
}

const kinds = [buildingKind, storageKind]

export function BuildingsScreen() {
  const [{ sheet }, changeWords] = useAddressWords(['sheet'])
  const kind = kinds.find(({ name }) => name === sheet) ?? buildingKind
  return (
    <FinanceFrame title="Buildings">
      <Tabs value={kind.name} onChange={name => changeWords({ sheet: name })} keepMounted={false}>
        <Tabs.List aria-label="Registers" className="no-print">
          {kinds.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind.name} pt="xs">
          <RegisterSheet key={kind.name} kind={kind} />
        </Tabs.Panel>
      </Tabs>
    </FinanceFrame>
  )
}
