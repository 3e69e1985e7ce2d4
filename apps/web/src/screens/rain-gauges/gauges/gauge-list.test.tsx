import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../../ui/rendering-for-tests.tsx'
import { newLocalId } from '../../../data/outbox/local-ids.ts'
import { gauge } from '../gauge-for-tests.tsx'
import { GaugeList } from './gauge-list.tsx'

const onDeed = vi.fn<(deed: string, gauge: { id: number }) => void>()
const onNew = vi.fn<(gauge: { id: number }) => void>()
const river = { ...gauge, id: 10, name: 'River', is_main: false, paddocks: [], properties: [] }
const old = { ...river, id: 11, name: 'Old', isRetired: true, retired: 'Retired after 2024–25' }
const fresh = { ...river, id: newLocalId(), name: 'Shed', last: '2026-03-01' }

async function shown() {
  const root = createRootRoute({
    component: () => (
      <GaugeList
        place={{ farmId: 3, periodId: 7 }}
        gauges={[gauge, river, fresh, old]}
        address={{ gaugeId: 9, year: 2026, month: 3 }}
        onAdd={() => undefined}
        onDeed={onDeed}
        onNew={onNew}
      />
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  const part = renderPart(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { name: 'Gauges' })
  return part
}

test('a gauge says what it is, who uses it and how complete the period is', async () => {
  await shown()
  const [house] = screen.getAllByRole('listitem')
  expect(house?.textContent).toMatch(
    /House.*Main gauge.*No readings yet.*2 paddocks on Home.*Hill, Creek/,
  )
  expect(screen.getAllByRole('img', { name: 'Rain recorded in this period: 50%' })).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'House' }).getAttribute('aria-current')).toBe('page')
})

test('each leads to its year and month, and a new one is shown without an address', async () => {
  const { user } = await shown()
  expect(screen.getByRole('link', { name: 'River' }).getAttribute('href')).toMatch(
    /\/rain-gauges\/10\/2026\/3$/,
  )
  await user.click(screen.getByRole('button', { name: 'Shed' }))
  expect(onNew.mock.calls[0]?.[0].id).toBe(fresh.id)
})

test('the main gauge need not be made it; others can be', async () => {
  const { user } = await shown()
  await user.click(screen.getByRole('button', { name: 'More for House' }))
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: /main gauge/ })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'More for River' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make it the main gauge' }))
  expect(onDeed.mock.calls).toEqual([['make main', river]])
})

test('a gauge is retired and restored from its menu; one of earlier periods stands apart', async () => {
  onDeed.mockClear()
  const { user } = await shown()
  await user.click(screen.getByRole('button', { name: 'More for River' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Retire' }))
  const apart = within(screen.getByText('1 retired').closest('details')!)
  expect(apart.getByRole('listitem', { hidden: true }).textContent).toMatch(
    /Old.*Retired after 2024–25/,
  )
  await user.click(apart.getByRole('button', { name: 'More for Old', hidden: true }))
  expect(screen.queryByRole('menuitem', { name: 'Retire' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }))
  expect(onDeed.mock.calls).toEqual([
    ['retire', river],
    ['restore', old],
  ])
})
