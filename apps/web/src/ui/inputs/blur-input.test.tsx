import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BlurInput } from './blur-input.tsx'
import { Held, renderPart } from '../rendering-for-tests.tsx'

const box = () => screen.getByRole('textbox', { name: 'Name' })

function held(initial: string | null, props: object = {}) {
  const onCommit = vi.fn<(value: string | null) => void>()
  const { user, unmount } = renderPart(
    <Held initial={initial} onCommit={onCommit}>
      {field => <BlurInput label="Name" {...field} {...props} />}
    </Held>,
  )
  return { user, onCommit, unmount }
}

test('text is handed on when the field is left', async () => {
  const { user, onCommit } = held('River')
  await user.type(box(), ' flat')
  expect(onCommit).not.toHaveBeenCalled()
  await user.tab()
  expect(onCommit.mock.calls).toEqual([['River flat']])
})

test('text that did not change is not handed on', async () => {
  const { user, onCommit } = held('River')
  await user.click(box())
  await user.tab()
  await user.type(box(), 's{Backspace}')
  await user.tab()
  expect(onCommit).not.toHaveBeenCalled()
})

test('with updateUnchanged it is handed on each time the field is left', async () => {
  const { user, onCommit } = held('River', { updateUnchanged: true })
  await user.click(box())
  await user.tab()
  expect(onCommit.mock.calls).toEqual([['River']])
  await user.click(box())
  await user.keyboard('{Enter}')
  await user.tab()
  expect(onCommit.mock.calls).toEqual([['River'], ['River']])
})

test('with the number option text that parses as a number is handed on as a number', async () => {
  const { user, onCommit } = held(null, { asNumber: true })
  await user.type(box(), '12.5{Enter}')
  await user.clear(box())
  await user.type(box(), '12 ha{Enter}')
  await user.clear(box())
  await user.type(box(), '1,200{Enter}')
  expect(onCommit.mock.calls).toEqual([[12.5], ['12 ha'], [1200]])
})

test('with the number option nothing is not zero', async () => {
  const { user, onCommit } = held('5', { asNumber: true })
  await user.clear(box())
  await user.tab()
  expect(onCommit.mock.calls).toEqual([[null]])
})

test('without the number option digits are text', async () => {
  const { user, onCommit } = held(null)
  await user.type(box(), '007{Enter}')
  expect(onCommit.mock.calls).toEqual([['007']])
})

test('Enter hands on once, and leaving afterwards does not again', async () => {
  const { user, onCommit } = held('')
  await user.type(box(), 'Hill{Enter}')
  await user.tab()
  expect(onCommit.mock.calls).toEqual([['Hill']])
})

test('Escape brings back what was there', async () => {
  const { user, onCommit } = held('River')
  await user.type(box(), ' flat{Escape}')
  expect(box()).toHaveProperty('value', 'River')
  await user.tab()
  expect(onCommit).not.toHaveBeenCalled()
})

test('in several lines Enter begins a line, and Ctrl+Enter hands on', async () => {
  const { user, onCommit } = held('', { multiline: true })
  await user.type(box(), 'One{Enter}two')
  expect(onCommit).not.toHaveBeenCalled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onCommit.mock.calls).toEqual([['One\ntwo']])
})

test('what is typed when the screen goes away is handed on', async () => {
  const { user, onCommit, unmount } = held('River')
  await user.type(box(), ' flat')
  unmount()
  expect(onCommit.mock.calls).toEqual([['River flat']])
})

test('an error keeps the typed text, marks the field and is tied to it', async () => {
  const onCommit = vi.fn<(value: string | null) => void>()
  const field = { label: 'Name', value: 'River', onCommit }
  const { user, rerender } = renderPart(<BlurInput {...field} />)
  await user.clear(box())
  await user.type(box(), 'Hill{Enter}')
  rerender(<BlurInput {...field} error="Another paddock is called that." />)
  expect(box()).toHaveProperty('value', 'Hill')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(describing(box())).toContain('Another paddock is called that.')
})

test('a refusal keeps the typed text and says why', async () => {
  const onCommit = vi.fn<(value: string | null) => void>()
  const field = { label: 'Name', value: 'River', onCommit }
  const { user, rerender } = renderPart(<BlurInput {...field} state={{ kind: 'saved' }} />)
  await user.clear(box())
  await user.type(box(), 'Hill{Enter}')
  rerender(<BlurInput {...field} value="Hill" state={{ kind: 'saving' }} />)
  rerender(<BlurInput {...field} state={{ kind: 'refused', message: 'The period is closed.' }} />)
  expect(box()).toHaveProperty('value', 'Hill')
  expect(describing(box())).toContain('The period is closed.')
})

test('a warning is tied to the field without making it wrong', () => {
  renderPart(
    <BlurInput
      label="Name"
      value="River"
      onCommit={vi.fn<() => void>()}
      state={{ kind: 'warning', message: 'Two paddocks are called that.' }}
    />,
  )
  expect(box().getAttribute('aria-invalid')).toBeNull()
  expect(describing(box())).toContain('Two paddocks are called that.')
})

test('help and being needed are told', () => {
  renderPart(
    <BlurInput
      label="Name"
      value=""
      onCommit={vi.fn<() => void>()}
      description="As on the map."
      required
    />,
  )
  expect(describing(screen.getByRole('textbox'))).toContain('As on the map.')
  expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('true')
})

function describing(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent).join(' ')
}
