// A page with nothing but a sheet of many rows and columns, for measuring: saved by the device's own
// outbox, to a server within the page. With ?limit the same cells stand there bare.

import '@mantine/core/styles.css'
import '../../src/ui/furrow.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { screenDevice } from '../../src/data/screen-device-for-tests.tsx'
import { theme, variables } from '../../src/ui/theme.ts'
import { openBareSheet } from './bare-sheet.ts'
import { measuredRows } from './measured-rows.ts'
import { MeasuredSheet } from './measured-sheet.tsx'

const asked = new URLSearchParams(location.search)
const rows = measuredRows(Number(asked.get('rows') ?? 5000))
const root = document.querySelector('#root') as HTMLElement

if (asked.has('limit')) {
  const button = document.createElement('button')
  button.textContent = 'Open'
  button.addEventListener('click', () => openBareSheet(root, rows))
  root.append(button)
} else {
  const device = await screenDevice()
  const steps = rows.map((values, place) => ({
    do: 'store',
    resource: 'paddocks',
    ref: `row ${place}`,
    values,
  }))
  await device.server.batch(steps as never, { key: 'all' })
  Object.assign(window, { taken: () => device.server.bodies.length })
  Object.assign(window, { waiting: () => device.outbox.now().length })
  createRoot(root).render(
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="light">
      <device.wrapper>
        <MeasuredSheet />
      </device.wrapper>
    </MantineProvider>,
  )
}
