import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FurrowContext } from '../../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../../data/context/furrow-context.ts'
import type { KeptChange } from '../../data/outbox/change.ts'
import { createServerPause } from '../../data/outbox/server-pause.ts'
import { nobodysOutbox } from '../../data/outbox/nobodys-outbox.ts'
import { nobodysUploads } from '../../data/uploads/nobodys-uploads.ts'
import type { Upload } from '../../data/uploads/upload.ts'
import { WaitingCard } from '../../screens/needs-you/waiting-card.tsx'
import { SignOutScreen } from '../../screens/sign-out/sign-out-screen.tsx'
import { SaveState } from './save-state.tsx'

const nobody = { kind: 'signed out' }

test.each([
  [['refused', 'refused'], '2 need attention'],
  [['refused', 'sending'], '1 needs attention'],
  [['needs file'], '1 needs attention'],
  [['sending', 'waiting'], 'Uploading 2 files'],
  [[], 'All changes saved'],
] as const)('of uploads that are %j it says %s', async (states, words) => {
  const uploads = states.map((state, place) => ({ key: String(place), state }) as Upload)
  show(SaveState, { uploads: { ...nobodysUploads(), now: () => uploads } })
  const state = await screen.findByRole('status')
  expect(state.textContent).toContain(words)
})

const step = { do: 'update', resource: 'paddocks', id: 1, values: { area: 5 }, before: {} } as const
const waiting: readonly KeptChange[] = [1, 2].map(seq => ({
  seq,
  key: String(seq),
  at: '2026-07-01T00:00:00Z',
  state: 'waiting',
  farmId: 3,
  label: `Area of River ${seq}`,
  steps: [{ ...step, seen: undefined }],
}))

test('what the browser cannot keep is said at the top, in the list and before one signs out', async () => {
  const outbox = { ...nobodysOutbox(), hasSignal: () => false, now: () => waiting }
  const all = () => (
    <>
      <SaveState />
      <WaitingCard changes={waiting} />
      <SignOutScreen />
    </>
  )
  const { unmount } = show(all, { outbox })
  await screen.findByText('2 waiting for signal')
  screen.getByRole('button', { name: 'Keep them here and sign out' })
  expect(document.body.textContent).not.toMatch(/can’t keep them/)
  unmount()
  show(all, { outbox: { ...outbox, isLasting: () => false } })
  await screen.findByText('2 waiting: keep this page open')
  await screen.findByText(/^This browser can’t keep them on the device. Keep this page open/)
  await screen.findByText(/they are lost if you sign out or close this page.$/)
  expect(screen.queryByRole('button', { name: /^Keep them/ })).toBeNull()
})

function show(component: () => ReactNode, parts: Partial<FurrowOnDevice>) {
  const furrow = {
    outbox: { ...nobodysOutbox(), hasSignal: () => true },
    pause: createServerPause(),
    session: { now: () => nobody, subscribe: () => () => undefined },
    uploads: nobodysUploads(),
    ...parts,
  } as unknown as FurrowOnDevice
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  return render(
    <MantineProvider env="test">
      <FurrowContext value={furrow}>
        <RouterProvider router={router as never} />
      </FurrowContext>
    </MantineProvider>,
  )
}
