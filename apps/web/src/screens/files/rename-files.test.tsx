import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { RenameFiles } from './rename-files.tsx'
import type { KeptFile } from './use-files.ts'

const file = (id: number, name: string) =>
  ({ id, name, created_at: '2026-06-30T00:00:00Z', updated_at: `2026-07-0${id}` }) as KeptFile

function shown(now: readonly KeptFile[]) {
  const onClose = vi.fn<() => void>()
  const chosen = [file(1, 'June.pdf'), file(2, 'July.pdf')]
  return showScreen(<RenameFiles farmId={3} files={chosen} now={now} onClose={onClose} />, {})
}

async function rename(user: ReturnType<typeof shown>['user']) {
  const pattern = await screen.findByRole('textbox', { name: 'New name' })
  await user.clear(pattern)
  await user.type(pattern, 'Elders {{name}')
  await user.click(screen.getByRole('button', { name: 'Rename' }))
}
const namesIn = (changes: ReturnType<typeof shown>['changes']) =>
  changes.flatMap(({ steps }) =>
    steps.map(step => ('values' in step ? [step.id, step.values['name']] : [])),
  )

test('a name that a colleague gave meanwhile is asked about, and stays where it is taken', async () => {
  const { user, changes } = shown([file(1, 'June statement.pdf'), file(2, 'July.pdf')])
  await rename(user)
  await screen.findByText('This was changed to June statement.pdf in the meantime.')
  expect(changes).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Take June statement.pdf/ }))
  await vi.waitFor(() => expect(namesIn(changes)).toEqual([[2, 'Elders July.pdf']]))
})

test('nobody is asked where nobody changed it', async () => {
  const { user, changes } = shown([file(1, 'June.pdf'), file(2, 'July.pdf')])
  await rename(user)
  await vi.waitFor(() =>
    expect(namesIn(changes)).toEqual([
      [1, 'Elders June.pdf'],
      [2, 'Elders July.pdf'],
    ]),
  )
})
