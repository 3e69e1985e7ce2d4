import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateInput } from './date-input.tsx'
import { DialogCard } from '../dialog-card.tsx'
import { Held, renderPart } from '../rendering-for-tests.tsx'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sown' })

function held(initial: string | null, props: object = {}) {
  const onCommit = vi.fn<(value: string | null) => void>()
  const { user } = renderPart(
    <Held initial={initial} onCommit={onCommit}>
      {field => <DateInput label="Sown" {...field} {...props} />}
    </Held>,
  )
  const enter = async (text: string) => {
    await user.clear(box())
    if (text) await user.type(box(), text)
    await user.tab()
  }
  return { user, onCommit, enter }
}

test('an ISO day is shown as DD/MM/YYYY, which is also what an empty field asks for', () => {
  held('2024-03-01')
  expect(box().value).toBe('01/03/2024')
  expect(box().placeholder).toBe('DD/MM/YYYY')
})

test.each(['5/6/2026', '5-6-2026', '5.6.2026', '05/06/2026', '2026-06-05'])(
  '%s is stored as 2026-06-05',
  async text => {
    const { enter, onCommit } = held(null)
    await enter(text)
    expect(onCommit.mock.calls).toEqual([['2026-06-05']])
    expect(box().value).toBe('05/06/2026')
  },
)

test.each([
  ['29/2/2024', '2024-02-29'],
  ['29/2/2000', '2000-02-29'],
])('%s is in a leap year', async (text, day) => {
  const { enter, onCommit } = held(null)
  await enter(text)
  expect(onCommit.mock.calls).toEqual([[day]])
})

test.each([
  ['29/2/1900', '29 February 1900 does not exist.'],
  ['29/2/2023', '29 February 2023 does not exist.'],
  ['30/2/2024', '30 February does not exist.'],
  ['31-04-2024', '31 April does not exist.'],
  ['2024-06-31', '31 June does not exist.'],
])('of %s it is said that it does not exist, and what was typed stays', async (text, sentence) => {
  const { enter, onCommit } = held('2024-03-01')
  await enter(text)
  expect(onCommit).not.toHaveBeenCalled()
  expect(box().value).toBe(text)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(box().getAttribute('aria-invalid')).toBe('true')
})

test('an impossible date can be mended', async () => {
  const { enter, onCommit } = held(null)
  await enter('31/6/2024')
  await enter('30/6/2024')
  expect(onCommit.mock.calls).toEqual([['2024-06-30']])
  expect(box().getAttribute('aria-invalid')).toBeNull()
})

test('it can be cleared with its button, and by emptying it', async () => {
  const { user, enter, onCommit } = held('2024-03-01')
  await user.click(screen.getByRole('button', { name: 'Clear Sown' }))
  expect(onCommit.mock.calls).toEqual([[null]])
  expect(box().value).toBe('')
  expect(screen.queryByRole('button', { name: 'Clear Sown' })).toBeNull()
  await enter('1/3/2024')
  await enter('')
  expect(onCommit.mock.calls.at(-1)).toEqual([null])
})

test('a day is picked from the calendar, which goes, and the focus is back in the field', async () => {
  const { user, onCommit } = held('2024-03-01')
  await user.click(screen.getByRole('button', { name: 'Calendar for Sown' }))
  const calendar = within(screen.getByRole('dialog', { name: 'Calendar for Sown' }))
  expect(calendar.getByRole('button', { name: 'Previous month' })).toBeTruthy()
  await user.click(calendar.getByRole('button', { name: '15 March 2024' }))
  expect(onCommit.mock.calls).toEqual([['2024-03-15']])
  expect(box().value).toBe('15/03/2024')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(box())
})

test('Alt and the arrow down open the calendar', async () => {
  const { user } = held('2024-03-01')
  await user.click(box())
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByRole('dialog', { name: 'Calendar for Sown' })).toBeTruthy()
})

test('Escape closes the calendar, and not the dialog around it', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = renderPart(
    <DialogCard opened title="Add a crop" onClose={onClose}>
      <DateInput label="Sown" value="2024-03-01" onCommit={vi.fn<() => void>()} />
    </DialogCard>,
  )
  await user.click(screen.getByRole('button', { name: 'Calendar for Sown' }))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Calendar for Sown' })).toBeNull(),
  )
  expect(onClose).not.toHaveBeenCalled()
})

test('Escape brings back the day, and does not close the dialog around it', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = renderPart(
    <DialogCard opened title="Add a crop" onClose={onClose}>
      <DateInput label="Sown" value="2024-03-01" onCommit={vi.fn<() => void>()} />
    </DialogCard>,
  )
  await user.type(box(), '9{Escape}')
  expect(box().value).toBe('01/03/2024')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
