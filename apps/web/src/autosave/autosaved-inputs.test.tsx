import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FurrowContext } from '../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../data/context/furrow-context.ts'
import { createUndoStack } from '../data/outbox/undo-stack.ts'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { AutosavedChoice, AutosavedText } from './autosaved-inputs.tsx'
import type { SavingOf } from './use-save.ts'

const batch = vi.fn<(steps: readonly object[]) => Promise<unknown>>()
const empty = () => []
const signedIn = { kind: 'signed in', user: { id: 1, name: 'Ann' } }
/** Of the history of the row. */
const lines = [
  { verb: 'update', user_id: 2, user_name: 'Sam Reed', after: { email: 'sam@farm.example' } },
]
const furrow = {
  api: { batch, anyRows: () => ({ search: () => Promise.resolve({ ok: true, data: lines }) }) },
  session: { now: () => signedIn, subscribe: () => () => undefined },
  outbox: {
    subscribe: () => () => undefined,
    now: empty,
    idOf: (id: number) => id,
    hasSignal: () => true,
    saved: () => new Map(),
    undo: {},
  },
} as unknown as FurrowOnDevice

const before = { id: 5, email: 'ann@farm.example', updated_at: '2026-07-01T00:00:00Z' }

interface Mailing {
  readonly mayChange?: boolean
  /** What keeps it where it goes by way of the device. */
  readonly outbox?: object
}

function Mail({ mayChange = true, outbox }: Mailing) {
  const [row, setRow] = useState(before)
  const onSaved = () => setRow({ ...row, email: 'bo@farm.example' })
  const keeping: SavingOf = outbox ? { way: 'outbox', farmId: 3 } : { way: 'server', onSaved }
  const figure = { keeping, row, mayChange, resource: 'users', of: 'Ann' } as const
  return (
    <FurrowContext value={{ ...furrow, outbox: { ...furrow.outbox, ...outbox } }}>
      <AutosavedText {...figure} name="email" label="Email" type="email" required />
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
  test('is not sent where nobody is reached by it, and says so as the server does', async () => {
    const { user } = renderPart(<Mail />)
    await user.clear(field())
    await user.type(field(), 'ann at home')
    await user.tab()
    await screen.findByText('That isn’t an email address. Enter one like name@example.com.')
    expect(field().value).toBe('ann at home')
    expect(batch).not.toHaveBeenCalled()
  })

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
    await user.type(field(), 'bo@farm.example{Tab}')
    await screen.findByText('This is no mail address.')
    expect(field().value).toBe('bo@farm.example')
    // What was there before needs no sending.
    await user.clear(field())
    await user.type(field(), 'ann@farm.example{Tab}')
    expect(screen.queryByText('This is no mail address.')).toBeNull()
    expect(batch).toHaveBeenCalledTimes(1)
  })

  test('stays as typed, with a sentence, where the device fails to keep it', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const add = () => Promise.reject(new Error('The disk is broken.'))
    const { user } = renderPart(<Mail outbox={{ add, undo: createUndoStack() }} />)
    await user.clear(field())
    await user.type(field(), 'bo@farm.example{Tab}')
    await screen.findByText('This could not be kept on this device. Type it again.')
    expect(field().value).toBe('bo@farm.example')
    told.mockRestore()
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

describe('a figure that a colleague saves while it is typed into', () => {
  const theirs = { ...before, email: 'sam@farm.example', updated_at: '2026-07-02T00:00:00Z' }
  const queries = new QueryClient()

  function Shared({ row = before, isThere = true }) {
    const keeping = { way: 'server', onSaved: () => undefined } as const
    const figure = { keeping, row, mayChange: true, resource: 'users', of: 'Ann' } as const
    const options = ['ann', 'bo', 'sam'].map(name => ({
      value: `${name}@farm.example`,
      label: name,
    }))
    return (
      <QueryClientProvider client={queries}>
        <FurrowContext value={furrow}>
          {isThere && <AutosavedText {...figure} name="email" label="Email" required />}
          <AutosavedChoice<string> {...figure} name="email" label="Address" options={options} />
        </FurrowContext>
      </QueryClientProvider>
    )
  }
  const question = () => screen.findByRole('alertdialog')
  const sent = () => batch.mock.calls.map(([[step]]) => step)

  beforeEach(() => batch.mockResolvedValue(taken))

  async function typedOver(text: string) {
    const { user, rerender } = renderPart(<Shared />)
    await user.clear(field())
    await user.type(field(), text)
    rerender(<Shared row={theirs} />)
    await user.keyboard('{Enter}')
    return user
  }

  test('is asked about by name before anything is sent, and kept when that is chosen', async () => {
    const user = await typedOver('bo@farm.example')
    await waitFor(async () =>
      expect((await question()).textContent).toContain('Sam Reed saved sam@farm.example.'),
    )
    expect((await question()).textContent).toContain(
      'Keep bo@farm.example or take sam@farm.example?',
    )
    expect([sent(), field().value]).toEqual([[], 'bo@farm.example'])
    await user.keyboard('k')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent()).toMatchObject([
      { values: { email: 'bo@farm.example' }, seen: theirs.updated_at },
    ])
    expect(field().value).toBe('bo@farm.example')
  })

  test('stays as the colleague saved it when that is taken', async () => {
    const user = await typedOver('bo@farm.example')
    await question()
    await user.keyboard('t')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([sent(), field().value]).toEqual([[], 'sam@farm.example'])
  })

  test('is typed on after Escape, and asked about again', async () => {
    const user = await typedOver('bo@farm.example')
    await question()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field().value).toBe('bo@farm.example')
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await user.keyboard('{Enter}')
    expect((await question()).textContent).toContain('Keep bo@farm.example')
    expect(sent()).toEqual([])
  })

  test('is not asked about where both entered the same, or where it came before the first key', async () => {
    const user = await typedOver('sam@farm.example')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.type(field(), '.au{Enter}')
    expect(sent()).toMatchObject([{ values: { email: 'sam@farm.example.au' } }])
  })

  test('is refused by the server where nobody is there any more to be asked', async () => {
    const { user, rerender } = renderPart(<Shared />)
    await user.type(field(), '.au')
    rerender(<Shared row={theirs} />)
    rerender(<Shared row={theirs} isThere={false} />)
    await waitFor(() => expect(sent()).toMatchObject([{ seen: before.updated_at }]))
  })

  test('is asked about when it is chosen from an open list, too', async () => {
    const { user, rerender } = renderPart(<Shared />)
    await user.click(screen.getByRole('combobox', { name: 'Address' }))
    const option = await screen.findByRole('option', { name: 'bo' })
    rerender(<Shared row={theirs} />)
    await user.click(option)
    expect((await question()).textContent).toContain('Keep bo or take sam?')
    expect(sent()).toEqual([])
  })
})
