import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { axisLook } from './chart-drawing.ts'
import type { ChartDrawing } from './chart-drawing.ts'

import { Chart } from './chart.tsx'
import { figureRows } from './save-figures.ts'
import { nextPlace } from './walked-picture.tsx'

// What is drawn as lines is measured on one, where there is one.
HTMLCanvasElement.prototype.getContext = () => null

const rows = [
  { month: 'January', mm: 62.4 },
  { month: 'February', mm: 0 },
  { month: 'March', mm: null },
]
const drawing: ChartDrawing<(typeof rows)[number]> = {
  title: 'January was wet: 62.4 mm',
  note: 'Rain by month, in millimetres.',
  keys: [{ words: 'Rain', as: 'bar', colour: 'accent' }],
  draw: look => ({
    xAxis: { type: 'category', data: rows.map(({ month }) => month), ...axisLook(look) },
    yAxis: { type: 'value', ...axisLook(look) },
    series: [{ type: 'bar', data: rows.map(({ mm }) => mm), itemStyle: { color: look.accent } }],
  }),
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

/** The library is large. */
const patiently = { timeout: 50_000 }

const shown = () => {
  const part = renderPart(<Chart name="Rain" of="Wattle Downs, 2025-26" {...drawing} />)
  return { ...part, plot: screen.getByRole('img', { name: /^January was wet/ }) }
}

test('the title says the finding, and the bars are drawn as a picture of lines', async () => {
  const { plot } = shown()
  expect(screen.getByRole('figure', { name: 'January was wet: 62.4 mm' })).toBeTruthy()
  await waitFor(() => expect(plot.querySelector('svg path')).not.toBeNull(), patiently)
  expect(plot.textContent).toContain('February')
})

test('values are told by the arrow keys', async () => {
  const { plot, user } = shown()
  plot.focus()
  const told: string[] = []
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{End}', '{Escape}']) {
    await user.keyboard(key)
    told.push(document.querySelector('[aria-live]')?.textContent ?? '')
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

test('where the drawing library does not come, its figures are shown', async () => {
  vi.doMock('./echarts-parts.ts', () => {
    throw new Error('No network.')
  })
  vi.resetModules()
  const { Chart: Cut } = await import('./chart.tsx')
  renderPart(<Cut name="Rain" of="" {...drawing} />)
  expect(await screen.findByText(/The picture could not be loaded/, {}, patiently)).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(4)
  vi.doUnmock('./echarts-parts.ts')
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
