import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { CurrencyInput } from './inputs/currency-input.tsx'
import type { FieldProps } from './inputs/field-frame.tsx'
import { NumberInput } from './inputs/number-input.tsx'
import { PercentageInput } from './inputs/percentage-input.tsx'
import { Held, renderPart } from './rendering-for-tests.tsx'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Figure' })

type Given = Pick<FieldProps<number>, 'value' | 'onCommit'>

function held(initial: number | null, input: (field: Given) => ReactNode) {
  const onCommit = vi.fn<(value: number | null) => void>()
  const { user } = renderPart(
    <Held initial={initial} onCommit={onCommit}>
      {input}
    </Held>,
  )
  const enter = async (text: string) => {
    await user.clear(box())
    if (text) await user.type(box(), text)
    await user.tab()
  }
  return { user, onCommit, enter }
}

const money = (field: Given) => <CurrencyInput label="Figure" {...field} />
const share = (field: Given) => <PercentageInput label="Figure" {...field} />
const area = (field: Given) => <NumberInput label="Figure" unit="ha" {...field} />

test('money is shown as cents divided by 100, with thousands parted and two decimals', () => {
  held(123_450_007, money)
  expect(box().value).toBe('$1,234,500.07')
})

test('money is shown with the precision that is asked for', () => {
  held(123_450, field => <CurrencyInput label="Figure" precision={0} {...field} />)
  expect(box().value).toBe('$1,235')
})

test.each([
  ['1,234.50', 123_450, '$1,234.50'],
  ['$12', 1200, '$12.00'],
  ['(1,200)', -120_000, '-$1,200.00'],
  ['-3.5', -350, '-$3.50'],
  ['0.29', 29, '$0.29'],
  ['12.345', 1235, '$12.35'],
  ['1.005', 101, '$1.01'],
  ['0', 0, '$0.00'],
])('money typed as %s is handed on as %d cents and shown as %s', async (text, cents, shown) => {
  const { enter, onCommit } = held(null, money)
  await enter(text)
  expect(onCommit.mock.calls).toEqual([[cents]])
  expect(box().value).toBe(shown)
})

test.each(['abc', '12 dollars', '1.2.3'])(
  '%s is no money: what was there is shown again, and it is said',
  async text => {
    const { enter, onCommit } = held(4200, money)
    await enter(text)
    expect(onCommit).not.toHaveBeenCalled()
    expect(box().value).toBe('$42.00')
    expect(
      screen.getByText(`“${text}” is not an amount of money. Write it like 1,234.50.`),
    ).toBeTruthy()
    await enter('50')
    expect(onCommit.mock.calls).toEqual([[5000]])
    expect(box().getAttribute('aria-invalid')).toBeNull()
  },
)

test('money can be cleared', async () => {
  const { enter, onCommit } = held(4200, money)
  await enter('')
  expect(onCommit.mock.calls).toEqual([[null]])
  expect(box().value).toBe('')
})

test('money that is looked at and left is not handed on, whatever is not shown of it', async () => {
  const { user, onCommit } = held(123_456, field => (
    <CurrencyInput label="Figure" precision={0} {...field} />
  ))
  await user.click(box())
  expect(box().value).toBe('1234.56')
  await user.tab()
  expect(onCommit).not.toHaveBeenCalled()
  expect(box().value).toBe('$1,235')
})

test('a share is shown as a percentage rounded to two decimals', () => {
  held(0.333_333, share)
  expect(box().value).toBe('33.33%')
})

test.each([
  ['45', 0.45, '45%'],
  ['45%', 0.45, '45%'],
  ['45.5 %', 0.455, '45.5%'],
  ['7', 0.07, '7%'],
  ['-2.5', -0.025, '-2.5%'],
  ['33.333', 0.333_33, '33.33%'],
])('a percentage typed as %s is handed on as %d', async (text, fraction, shown) => {
  const { enter, onCommit } = held(null, share)
  await enter(text)
  expect(onCommit.mock.calls).toEqual([[fraction]])
  expect(box().value).toBe(shown)
})

test('a share that is looked at and left keeps every decimal', async () => {
  const { user, onCommit } = held(0.123_456, share)
  await user.click(box())
  expect(box().value).toBe('12.3456')
  await user.tab()
  expect(onCommit).not.toHaveBeenCalled()
})

test.each([
  [share, 'is not a percentage'],
  [area, 'is not a number'],
])('what is no figure stays as it was typed, and is said', async (input, sentence) => {
  const { enter, onCommit } = held(5, input)
  await enter('lots')
  expect(onCommit).not.toHaveBeenCalled()
  expect(box().value).toBe('lots')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(new RegExp(`“lots” ${sentence}`))).toBeTruthy()
})

test('a number parts thousands where it is looked at, and not where it is typed', async () => {
  const { user } = held(12_345.678, area)
  expect(box().value).toBe('12,345.678')
  await user.click(box())
  expect(box().value).toBe('12345.678')
})

test('a number is typed with or without its unit', async () => {
  const { enter, onCommit } = held(null, area)
  await enter('1,250 ha')
  await enter('12.5')
  expect(onCommit.mock.calls).toEqual([[1250], [12.5]])
})

test('the unit is seen and told', () => {
  held(5, area)
  expect(screen.getByText('ha').className).toContain('field-unit')
  const id = box().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toContain('in ha')
})

test('a year is not parted', () => {
  held(2026, field => <NumberInput label="Figure" ungrouped {...field} />)
  expect(box().value).toBe('2026')
})

test('on focus all of it is selected, and a phone shows its number pad', async () => {
  const { user, onCommit } = held(40, area)
  await user.tab()
  expect(box().selectionStart).toBe(0)
  expect(box().selectionEnd).toBe(2)
  expect(box().inputMode).toBe('decimal')
  await user.keyboard('7{Enter}')
  expect(onCommit.mock.calls).toEqual([[7]])
})
