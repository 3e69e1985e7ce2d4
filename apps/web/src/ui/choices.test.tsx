import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceInput } from './inputs/choice-input.tsx'
import { ColourInput } from './inputs/colour-input.tsx'
import { FlagInput } from './inputs/flag-input.tsx'
import { matchingOptions } from './inputs/matching-options.ts'
import { Held, renderPart } from './rendering-for-tests.tsx'

const crops = [
  { value: 1, label: 'Wheat' },
  { value: 2, label: 'Sweet corn' },
  { value: 3, label: 'Barley' },
]
const labels = () => screen.getAllByRole('option').map(option => option.textContent)
const box = () => screen.getByRole('combobox', { name: 'Crop' })

function held(initial: number | null, props: object = {}) {
  const onCommit = vi.fn<(value: number | null) => void>()
  const { user } = renderPart(
    <Held initial={initial} onCommit={onCommit}>
      {field => <ChoiceInput label="Crop" options={crops} {...field} {...props} />}
    </Held>,
  )
  return { user, onCommit }
}

test('options are found by any part of their label, large or small', () => {
  expect(matchingOptions(crops, 'WE').map(crop => crop.label)).toEqual(['Sweet corn'])
  expect(matchingOptions(crops, ' e ').map(crop => crop.label)).toEqual([
    'Wheat',
    'Sweet corn',
    'Barley',
  ])
  expect(matchingOptions(crops, 'oats')).toEqual([])
})

test('typing narrows the list, and Enter picks the first', async () => {
  const { user, onCommit } = held(null)
  await user.type(box(), 'RL')
  expect(labels()).toEqual(['Barley'])
  await user.keyboard('{Enter}')
  expect(onCommit.mock.calls).toEqual([[3]])
  expect(box()).toHaveProperty('value', 'Barley')
})

test('Enter picks the first, too, where the text came with the focus', async () => {
  const { onCommit } = held(null)
  act(() => {
    box().focus()
    fireEvent.change(box(), { target: { value: 'RL' } })
  })
  await act(() => new Promise(resolve => setTimeout(resolve, 5)))
  fireEvent.keyDown(box(), { key: 'Enter', code: 'Enter' })
  expect(onCommit.mock.calls).toEqual([[3]])
  expect(box()).toHaveProperty('value', 'Barley')
})

test('Tab takes what was typed as Enter does, but adds nothing and opens nothing', async () => {
  const onAdd = vi.fn<(typed: string) => void>()
  const { user, onCommit } = held(1, { onAdd })
  await user.tab()
  await user.tab()
  expect(onCommit).not.toHaveBeenCalled()
  await user.type(box(), 'barl')
  await user.tab()
  expect(onCommit.mock.calls).toEqual([[3]])
  expect(box()).toHaveProperty('value', 'Barley')
  await user.type(box(), 'Oats')
  await user.tab()
  expect(onAdd).not.toHaveBeenCalled()
  expect(box()).toHaveProperty('value', 'Barley')
})

test('what is typed over a choice is looked for, not added to it', async () => {
  const { user, onCommit } = held(1)
  await user.click(box())
  await user.keyboard('barl{Enter}')
  expect(onCommit.mock.calls).toEqual([[3]])
})

test('a choice can be cleared, unless it is needed', async () => {
  const { user, onCommit } = held(1)
  await user.click(screen.getByRole('button', { name: 'Clear Crop' }))
  expect(onCommit.mock.calls).toEqual([[null]])
  expect(document.activeElement).toBe(box())
  held(1, { required: true, label: 'Needed' })
  expect(screen.queryByRole('button', { name: 'Clear Needed' })).toBeNull()
})

test('picking what is picked already hands nothing on', async () => {
  const { user, onCommit } = held(1)
  await user.click(box())
  await user.click(screen.getByRole('option', { name: 'Wheat' }))
  expect(onCommit).not.toHaveBeenCalled()
})

test('a value that is not offered any more is still shown', () => {
  held(9, { valueLabel: 'Triticale' })
  expect(box()).toHaveProperty('value', 'Triticale')
})

test('adding stands at the end, whatever is typed', async () => {
  const onAdd = vi.fn<(typed: string) => void>()
  const { user, onCommit } = held(null, { onAdd, addLabel: 'Add a crop' })
  await user.click(box())
  expect(labels().at(-1)).toBe('Add a crop…')
  await user.type(box(), 'Oats')
  expect(labels()).toEqual(['Add a crop: “Oats”'])
  await user.click(screen.getByRole('option', { name: /Add a crop/ }))
  expect(onAdd.mock.calls).toEqual([['Oats']])
  expect(onCommit).not.toHaveBeenCalled()
})

test('a list that is searched elsewhere is shown as it comes', async () => {
  const onSearch = vi.fn<(text: string) => void>()
  const { user } = held(null, { onSearch })
  await user.type(box(), 'zz')
  expect(onSearch).toHaveBeenLastCalledWith('zz')
  expect(labels()).toHaveLength(3)
})

test('yes or no is handed on at once', async () => {
  const onCommit = vi.fn<(value: boolean | null) => void>()
  const { user } = renderPart(
    <Held initial={false} onCommit={onCommit}>
      {field => <FlagInput label="Irrigated" {...field} />}
    </Held>,
  )
  await user.click(screen.getByRole('switch', { name: 'Irrigated' }))
  expect(onCommit.mock.calls).toEqual([[true]])
})

test('a question that may stay open tells no from not answered', async () => {
  const onCommit = vi.fn<(value: boolean | null) => void>()
  const { user } = renderPart(
    <Held<boolean> initial={null} onCommit={onCommit}>
      {field => <FlagInput label="Irrigated" clearable {...field} />}
    </Held>,
  )
  expect(screen.getByRole('radiogroup', { name: 'Irrigated' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Not answered' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('radio', { name: 'Not answered' }))
  expect(onCommit.mock.calls).toEqual([[false], [null]])
})

test('a colour is picked from those offered, said by its name, and can be none again', async () => {
  const onCommit = vi.fn<(value: string | null) => void>()
  const { user } = renderPart(
    <Held<string> initial="#1f6f8b" onCommit={onCommit}>
      {field => <ColourInput label="Colour" {...field} />}
    </Held>,
  )
  // No code: nobody has a name for it.
  await user.click(screen.getByRole('button', { name: 'Colour: Own colour' }))
  await user.click(screen.getByRole('button', { name: 'Teal' }))
  await user.click(screen.getByRole('button', { name: 'Colour: Teal' }))
  expect(screen.getByRole('button', { name: 'Teal' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'No colour' }))
  expect(onCommit.mock.calls).toEqual([['#1B9E77'], [null]])
  expect(screen.getByRole('button', { name: 'Colour: None' })).toBeTruthy()
})
