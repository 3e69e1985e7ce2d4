import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FurrowContext } from '../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../data/context/furrow-context.ts'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { AutosavedText } from './autosaved-inputs.tsx'

const batch = vi.fn<(steps: readonly object[]) => Promise<unknown>>()
const empty = () => []
const furrow = {
  api: { batch },
  session: { now: () => ({ kind: 'signed out' }) },
  outbox: {
    subscribe: () => () => undefined,
    now: empty,
    idOf: (id: number) => id,
    hasSignal: () => true,
    undo: {},
  },
} as unknown as FurrowOnDevice

const before = { id: 5, email: 'ann@farm.example', updated_at: '2026-07-01T00:00:00Z' }

function Mail({ mayChange = true }: { readonly mayChange?: boolean }) {
  const [row, setRow] = useState(before)
  const keeping = {
    way: 'server',
    onSaved: () => setRow({ ...row, email: 'bo@farm.example' }),
  } as const
  const figure = { keeping, row, mayChange, resource: 'users', of: 'Ann' } as const
  return (
    <FurrowContext value={furrow}>
      <AutosavedText {...figure} name="email" label="Email" required />
    </FurrowContext>
  )
}

const taken = { ok: true, data: [], meta: { warnings: [] } }
const errors = { 'steps.0.values.email': ['This is no mail address.'] }
const refused = { ok: false, failure: { kind: 'refused', message: 'No.', errors } }

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })

beforeEach(() => {
  batch.mockReset()
})

describe('a figure that is kept when its field is left', () => {
  test('is sent with what it was, and with when it was seen', async () => {
    batch.mockResolvedValue(taken)
    const { user } = renderPart(<Mail />)
    await user.clear(field())
    await user.type(field(), 'bo@farm.example{Enter}')
    expect(batch.mock.lastCall?.[0]).toMatchObject([
      { do: 'update', resource: 'users', id: 5, values: { email: 'bo@farm.example' } },
    ])
    expect(batch.mock.lastCall?.[0]).toMatchObject([{ seen: before.updated_at }])
    expect(field().value).toBe('bo@farm.example')
  })

  test('stays as typed when it is refused, with the sentence at the field, until it is put right', async () => {
    batch.mockResolvedValue(refused)
    const { user } = renderPart(<Mail />)
    await user.clear(field())
    await user.type(field(), 'nothing{Tab}')
    await screen.findByText('This is no mail address.')
    expect(field().value).toBe('nothing')
    // What was there before needs no sending.
    await user.clear(field())
    await user.type(field(), 'ann@farm.example{Tab}')
    expect(screen.queryByText('This is no mail address.')).toBeNull()
    expect(batch).toHaveBeenCalledTimes(1)
  })

  test('is not sent empty where it cannot be empty', async () => {
    const { user } = renderPart(<Mail />)
    await user.clear(field())
    await user.tab()
    await screen.findByText('Enter the email: it cannot be empty.')
    expect(batch).not.toHaveBeenCalled()
  })

  test('is words to who may not change it', () => {
    renderPart(<Mail mayChange={false} />)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('ann@farm.example').tagName).toBe('DD')
  })
})
