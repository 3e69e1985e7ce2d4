import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import type { ChartDrawing } from './chart-drawing.ts'

import { Chart } from './chart.tsx'
import { figureRows } from './save-figures.ts'
import { nextPlace } from './walked-picture.tsx'

const rows = [
  { month: 'January', mm: 62.4 },
  { month: 'February', mm: 0 },
  { month: 'March', mm: null },
]
const drawing: ChartDrawing<(typeof rows)[number]> = {
  title: 'January was wet: 62.4 mm',
  note: 'Rain by month, in millimetres.',
  plot: {
    unit: 'mm',
    names: rows.map(({ month }) => month),
    series: [{ label: 'Rain', as: 'bar', colour: 'accent', figures: rows.map(({ mm }) => mm) }],
  },
  places: [
    ['January', '62.4 mm'],
    ['February', 'dry'],
    ['March', 'not recorded'],
  ],
  table: {
    columns: [
      { key: 'month', heading: 'Month', value: ({ month }) => month },
      { key: 'mm', heading: 'Rain', kind: 'number', unit: 'mm', value: ({ mm }) => mm },
    ],
    rows,
    rowKey: ({ month }) => month,
  },
}

const shown = () => {
  const part = renderPart(<Chart name="Rain" of="Wattle Downs, 2025-26" {...drawing} />)
  return { ...part, plot: screen.getByRole('img', { name: /^January was wet/ }) }
}

test('it is drawn as soon as it is there: bars, the axes with their unit, the keys', () => {
  const { plot } = shown()
  expect(screen.getByRole('figure', { name: 'January was wet: 62.4 mm' })).toBeTruthy()
  // March is not known, February is dry.
  expect([...plot.querySelectorAll('rect')].map(bar => bar.getAttribute('height'))).toEqual([
    '154.4',
    '0.5',
  ])
  const texts = [...plot.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['0', '20', '40', '60', '80', 'mm', 'January', 'February', 'March'])
  expect(screen.getByRole('listitem').textContent).toBe('Rain')
})

const tip = () => document.querySelector('.place-tip')
const heard = () => document.querySelector('[aria-live]')?.textContent

test('values are told to who points at them, until the mouse leaves', () => {
  const { plot } = shown()
  fireEvent.pointerMove(plot, { clientX: 600, pointerType: 'mouse' })
  expect(tip()?.textContent).toBe('Marchnot recorded')
  expect(plot.querySelectorAll('rect')).toHaveLength(3)
  fireEvent.pointerMove(plot, { clientX: 60, pointerType: 'mouse' })
  expect(tip()?.textContent).toBe('January62.4 mm')
  // Nobody who sees it has it read out, too.
  expect(heard()).toBe('')
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' })
  expect(tip()).toBeNull()
})

test('what is tapped stays until something else is', () => {
  const { plot } = shown()
  plot.focus()
  fireEvent.pointerDown(plot, { clientX: 60, pointerType: 'touch' })
  fireEvent.pointerLeave(plot, { pointerType: 'touch' })
  expect(tip()?.textContent).toBe('January62.4 mm')
  fireEvent.blur(plot)
  expect(tip()).toBeNull()
})

test('values are told by the arrow keys', async () => {
  const { plot, user } = shown()
  plot.focus()
  const told: string[] = []
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{End}', '{Escape}']) {
    await user.keyboard(key)
    told.push(heard() ?? '')
  }
  expect(told).toEqual(['January, 62.4 mm', 'February, dry', 'March, not recorded', ''])
})

test('it is there as a table, with what is not known as a dash', async () => {
  const { user } = shown()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'As a table' }))
  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
    'MonthRain, mm',
    'January62.4',
    'February0',
    'March–',
  ])
  await user.click(screen.getByRole('button', { name: 'As a table' }))
  expect(screen.queryByRole('table')).toBeNull()
})

test('and as a file', () => {
  expect(figureRows(drawing.table)).toEqual([
    ['Month', 'Rain, mm'],
    ['January', '62.4'],
    ['February', '0'],
    ['March', ''],
  ])
})

test('its files say of which farm and period they are', async () => {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:figures'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = shown()
  await user.click(screen.getByRole('button', { name: /^CSV/ }))
  expect(names).toEqual(['Rain, Wattle Downs, 2025-26.csv'])
  click.mockRestore()
})

test('keys lead from place to place, and no further', () => {
  const walking = { at: 2, begin: 1, last: 2 }
  expect(nextPlace('ArrowRight', walking)).toBe(2)
  expect(nextPlace('ArrowLeft', { ...walking, at: 0 })).toBe(0)
  expect(nextPlace('ArrowLeft', { ...walking, at: undefined })).toBe(1)
  expect(nextPlace('Home', walking)).toBe(0)
  expect(nextPlace('Escape', { ...walking, at: undefined })).toBeUndefined()
  expect(nextPlace('a', walking)).toBeUndefined()
})
