import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FurrowContext } from '../../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../../data/context/furrow-context.ts'
import { nobodysOutbox } from '../../data/outbox/nobodys-outbox.ts'
import { renderPart } from '../../ui/rendering-for-tests.tsx'
import { ActingBand } from './acting-band.tsx'

const person = { id: 2, name: 'Bo Farmer', email: 'bo@farm.example' }
const now = { kind: 'signed in', user: { id: 1, name: 'Ann' }, person, actingFor: person }
const leave = vi.fn<() => Promise<void>>(() => Promise.resolve())

function shown(waiting: number, isLasting = true) {
  const changes = Array.from({ length: waiting }, (_none, seq) => ({ seq, state: 'refused' }))
  const furrow = {
    session: { now: () => now, subscribe: () => () => undefined, leave },
    outbox: { ...nobodysOutbox(), now: () => changes, isLasting: () => isLasting },
  } as unknown as FurrowOnDevice
  leave.mockClear()
  const routeTree = createRootRoute({ component: ActingBand })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  return renderPart(
    <FurrowContext value={furrow}>
      <RouterProvider router={router as never} />
    </FurrowContext>,
  )
}

const press = (name: string) => screen.findByRole('button', { name })

test('who acts for someone leaves at once where all is saved', async () => {
  const { user } = shown(0)
  await user.click(await press('Leave'))
  expect(leave).toHaveBeenCalledOnce()
})

test('what is not saved is asked about first, and may stay on the device', async () => {
  const { user } = shown(2)
  await user.click(await press('Leave'))
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe(
    '2 changes haven’t been saved yet. They can stay on this device until you sign in as Bo Farmer again; nobody else sees them.',
  )
  await user.click(await press('Stay'))
  screen.getByText(/^You see what/)
  await user.click(await press('Leave'))
  await user.click(await press('Leave now'))
  expect(leave).toHaveBeenCalledOnce()
})

test('what the browser cannot keep is said to be lost', async () => {
  const { user } = shown(1, false)
  await user.click(await press('Leave'))
  expect(screen.getByRole('alert').textContent).toMatch(
    /^1 change hasn’t been saved yet.*it is lost if you leave or close this page.$/,
  )
})
