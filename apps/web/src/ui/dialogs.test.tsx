import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDelete } from './confirm-delete.tsx'
import { DialogCard } from './dialog-card.tsx'
import { renderPart } from './rendering-for-tests.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { SimpleCard } from './simple-card.tsx'

function asked(props: object = {}) {
  const onOk = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  const question = { entityName: 'Rain gauge', entityId: 12, onOk, onCancel, ...props }
  return { onOk, onCancel, ...renderPart(<ConfirmDelete opened {...question} />) }
}

const question = () => screen.getByRole('dialog', { name: 'Confirm Delete' })
const sentence =
  'This will delete Rain gauge 12. All related records will also be deleted. There is no way to undo this, please confirm you are sure this is what you want to do.'

test('Confirm Delete says what is deleted, to the letter', () => {
  asked()
  expect(within(question()).getByText(sentence)).toBeTruthy()
})

test('OK confirms and Cancel cancels', async () => {
  const { user, onOk, onCancel } = asked()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
})

test('Escape cancels, and what Enter presses at first is not OK', async () => {
  const { user, onOk, onCancel } = asked()
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement === cancel).toBe(true))
  await user.keyboard('{Enter}')
  expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
  await user.keyboard('{Escape}')
  expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 2])
})

test('Confirm Delete is at least half as wide as the window, and at most 80 hundredths as high', () => {
  asked()
  expect(question().style.maxHeight).toBe('80vh')
  const root = question().closest('.mantine-Modal-root')
  expect(root?.getAttribute('style')).toContain('--modal-size: max(50vw,')
})

test('while it deletes, nothing can be pressed', async () => {
  const { user, onOk, onCancel } = asked({ busy: true })
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Enter}{Escape}')
  expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
})

test('of a dialog over a drawer, Escape leaves the dialog, and then the drawer', async () => {
  const left: string[] = []
  function OneOverTheOther() {
    const [isAdding, setIsAdding] = useState(false)
    const leave = () => {
      left.push('dialog')
      setIsAdding(false)
    }
    return (
      <SideDrawer opened onClose={() => left.push('drawer')} title="Sales of wheat">
        <button type="button" onClick={() => setIsAdding(true)}>
          Add storage
        </button>
        <DialogCard opened={isAdding} onClose={leave} title="Add storage" />
      </SideDrawer>
    )
  }
  const { user } = renderPart(<OneOverTheOther />)
  await user.click(screen.getByRole('button', { name: 'Add storage' }))
  await user.keyboard('{Escape}')
  expect(left).toEqual(['dialog'])
  await user.keyboard('{Escape}')
  expect(left).toEqual(['dialog', 'drawer'])
})

test('a dialog has a title, its content and its actions', () => {
  renderPart(
    <DialogCard opened title="Add a gauge" actions={<button type="button">Add gauge</button>}>
      <p>Where does it stand?</p>
    </DialogCard>,
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Add a gauge' }))
  expect(dialog.getByText('Where does it stand?')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Add gauge' })).toBeTruthy()
})

test('the close button is there only where the dialog may be closed', async () => {
  const onClose = vi.fn<() => void>()
  const { user, rerender } = renderPart(<DialogCard opened title="Terms" />)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  rerender(<DialogCard opened title="Terms" onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a dialog that is busy is covered with a spinner of size 80, and says so', () => {
  const { rerender } = renderPart(<DialogCard opened title="Add a gauge" />)
  expect(document.querySelector('.mantine-LoadingOverlay-root')).toBeNull()
  rerender(<DialogCard opened title="Add a gauge" busy />)
  const loader = document.querySelector('.mantine-Loader-root')
  expect(loader?.getAttribute('style')).toContain('--loader-size: calc(5rem')
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('Please wait')).toBeTruthy()
})

test('a dialog that is not opened is not there', () => {
  renderPart(<DialogCard opened={false} title="Add a gauge" />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a card is a section named by its title, with its actions', () => {
  renderPart(
    <SimpleCard title="Rain" actions={<button type="button">Add</button>}>
      12 mm
    </SimpleCard>,
  )
  const card = within(screen.getByRole('region', { name: 'Rain' }))
  expect(card.getByRole('heading', { level: 2, name: 'Rain' })).toBeTruthy()
  expect(card.getByRole('button', { name: 'Add' })).toBeTruthy()
})
